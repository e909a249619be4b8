import type { HistoryDetailAnswer, HistoryTicketAnswer } from '@veloc/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answer, page, type Answers } from '../support/answers';
import { patient } from '../support/gamePage';
import { powerResult } from '../support/resultFixtures';
import { ShopStory } from '../support/ShopStory';

const FIRST_PRIZE = 40_000_000;
const ID = '019a9b1e-4c2d-7f3a-8b5c-2e6f90a1b7d4';
const lapsesAt = '2027-01-18T17:00:00.000Z';

type Claim = NonNullable<HistoryTicketAnswer['claim']>;

const claim = (over: Partial<Claim> = {}): Claim => ({
  state: 'waiting',
  awaitsFigure: false,
  paid: 0,
  reason: null,
  decisionDays: 3,
  lapsesAt,
  ...over,
});

/** A purchase of one ticket that won Power's first prize, unless `outcome` says otherwise. */
function won(outcome: Partial<HistoryTicketAnswer>, index = 0): HistoryDetailAnswer {
  const id = `${ID.slice(0, -1)}${index}.power`;
  const ticket: HistoryTicketAnswer = {
    ticketId: `019a9b1e-4c2d-7f3a-8b5c-77aa41c2e0${index}1`,
    ticketStatus: 4,
    code: 'A',
    ticket: { code: 'A', listNumber: [5, 17, 23, 31, 44, 50], powerNumber: 11, price: '10000', isDone: true },
    copies: 1,
    price: 10_000,
    prize: FIRST_PRIZE,
    tax: 3_000_000,
    ...outcome,
  };
  const { prize } = ticket;
  const name = prize === 0 ? 'Jackpot 1' : 'Giải Nhất';
  return {
    id,
    gameId: 'power',
    createdAt: '2026-11-19T02:14:00.000Z',
    total: 10_000,
    listPeriod: [
      {
        periodId: powerResult.periodId,
        name: 'Kỳ #01271',
        resultDate: '19/11/2026',
        result: [5, 17, 23, 31, 44, 52],
        special: [8],
        tickets: [ticket],
      },
    ],
    result: powerResult,
    reward: {
      transactionPayReward: ticket.ticketStatus === 3 ? '019a9c77-03be-7a10-9d42-5c8e11f0a2b6' : null,
      id,
      rewardCount: 1,
      reward: prize,
      rewards: [{ ticketId: ticket.ticketId, name, value: prize }],
    },
  };
}

const waiting = won({ claim: claim() });
const rejected = won({ claim: claim({ state: 'rejected', reason: 'Họ tên trong hồ sơ chưa trùng với căn cước.' }) }, 1);
const withheld = won({ ticketStatus: 3, taxWithheld: true }, 2);
const corrected: HistoryDetailAnswer = {
  ...won({ claim: claim({ paid: 500_000 }) }, 3),
  result: {
    ...powerResult,
    corrections: [
      {
        at: '2026-11-19T11:20:00.000Z',
        reason: 'Nhập nhầm số thứ năm',
        before: { numbers: [5, 17, 23, 31, 45, 52], special: [8] },
      },
    ],
  },
};
const withoutFigure = won(
  {
    prize: 0,
    tax: 0,
    ticket: { code: 'A', listNumber: [5, 17, 23, 31, 44, 52], powerNumber: 11, price: '10000', isDone: true },
    claim: claim({ awaitsFigure: true }),
  },
  4,
);

const shows = (detail: HistoryDetailAnswer): Answers => ({
  'GET /client-tickets/client-get-ticket-detail-v2': answer(detail),
});
const ticketPage = (detail: HistoryDetailAnswer) => `/account/tickets/${detail.id}`;
const rewardPage = (detail: HistoryDetailAnswer) => `${ticketPage(detail)}/reward`;
/** Built of parts that other pictures show, and judged by its words. */
const withoutPicture = { chromatic: { disableSnapshot: true } };

const meta = {
  title: 'flows/Big prizes',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account/tickets?game=power' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The stub of each says whether its money has come. */
export const InTheList: Story = {
  args: {
    answers: { 'POST /client-tickets/client-get-tickets': page([withoutFigure, rejected, waiting, withheld]) },
  },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article', {}, patient);
    const said = ['Chờ trả thưởng', 'Chưa được trả', 'Chờ trả thưởng'];
    for (const [index, words] of said.entries()) await expect(cards[index]).toHaveTextContent(words);
    await expect(cards[3]).not.toHaveTextContent(/Chờ|Chưa/);
  },
};

export const Waits: Story = {
  args: { path: rewardPage(waiting), answers: shows(waiting) },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tiền thưởng chờ trả', {}, patient)).toBeVisible();
    const help = within(canvas.getByRole('region', { name: 'Cách nhận giải' }));
    await expect(await help.findByText(/trả lời trong 3 ngày làm việc/)).toBeVisible();
    await expect(await help.findByText(/trước khi hết ngày 18\/01\/2027/)).toBeVisible();
    await expect(await canvas.findByText('Sau thuế ước tính')).toBeVisible();
  },
};

/** Why, and what to do about it, before the sum. */
export const Rejected: Story = {
  args: { path: rewardPage(rejected), answers: shows(rejected) },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Lý do: Họ tên trong hồ sơ chưa trùng/, {}, patient)).toBeVisible();
    await expect(await canvas.findByText('Tiền thưởng chưa được trả')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Liên hệ cửa hàng' })).toHaveAttribute('href', '/contact');
  },
};

export const PaidWithTaxWithheld: Story = {
  args: { path: ticketPage(withheld), answers: shows(withheld) },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trong số dư thưởng', {}, patient)).toBeVisible();
    await expect(await canvas.findByText('Thuế đã khấu trừ')).toBeVisible();
    await expect(await canvas.findByText('37.000.000 ₫')).toBeVisible();
  },
};

/** What stood there before, and what of the prize was paid on it. */
export const Corrected: Story = {
  args: { path: ticketPage(corrected), answers: shows(corrected) },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Trước đó ghi: 05 17 23 31 45 52 \+ 08/, {}, patient)).toBeVisible();
    await expect(await canvas.findByText('Phần còn lại của giải đang chờ trả: chưa vào số dư thưởng.')).toBeVisible();
    await expect(await canvas.findByText('Đã trả trước')).toBeVisible();
  },
};

/** A jackpot whose result prints no pool has words where the sum will stand. */
export const WithoutAFigure: Story = {
  args: { path: ticketPage(withoutFigure), answers: shows(withoutFigure) },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chúc mừng, vé của bạn đã trúng', {}, patient)).toBeVisible();
    await expect(canvas.getAllByText('Chờ công bố')).toHaveLength(2);
    await expect(canvas.queryByText('0 ₫')).toBeNull();
  },
};
