import type { HistoryDetailAnswer, HistoryTicketAnswer } from '@veloc/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, page, type Answers } from '../support/answers';
import { movedReward } from '../support/drawTicketFixtures';
import { patient } from '../support/gamePage';
import { powerResult } from '../support/resultFixtures';
import { ShopStory } from '../support/ShopStory';

const ID = '019a9b1e-4c2d-7f3a-8b5c-2e6f90a1b7e0.power';

const playOf = (listNumber: number[]) => ({ code: 'A', listNumber, powerNumber: 11, price: '10000', isDone: true });

/** Four of six numbers. */
const small = { prize: 500_000, tax: 0, ticket: playOf([5, 17, 23, 31, 40, 50]) };

/** A ticket of Power that has won, unless `outcome` says otherwise. */
function won(outcome: Partial<HistoryTicketAnswer>, tier = 'Giải Nhất'): HistoryDetailAnswer {
  const ticket: HistoryTicketAnswer = {
    ticketId: '019a9b1e-4c2d-7f3a-8b5c-77aa41c2f001',
    ticketStatus: 3,
    code: 'A',
    ticket: playOf([5, 17, 23, 31, 44, 50]),
    copies: 1,
    price: 10_000,
    prize: 40_000_000,
    tax: 3_000_000,
    ...outcome,
  };
  const { ticketId, prize } = ticket;
  return {
    id: ID,
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
      transactionPayReward: null,
      id: ID,
      rewardCount: 1,
      reward: prize,
      rewards: [{ ticketId, name: tier, value: prize }],
    },
  };
}

const claim = {
  state: 'waiting',
  awaitsFigure: false,
  paid: 0,
  reason: null,
  decisionDays: 3,
  lapsesAt: '2027-01-18T17:00:00.000Z',
} as const;

const shows = (detail: HistoryDetailAnswer): Answers => ({
  'GET /client-tickets/client-get-ticket-detail-v2': answer(detail),
  'GET /users/get-user-balance': answer({ amount: 200_000, rewardAmount: 40_000_000 }),
  'POST /client-transaction/transfer-reward': answer({
    transaction: movedReward,
    balance: { amount: 40_200_000, rewardAmount: 0 },
  }),
});

const meta = {
  title: 'flows/Wins',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { path: `/account/tickets/${ID}`, showsWins: true },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: /^Chúc mừng/ }, patient);

/** Opened for the first time, a paid win takes the screen; from there its money goes to the wallet by one press. */
export const Paid: Story = {
  args: { answers: shows(won({})) },
  play: async ({ userEvent }) => {
    await expect(await dialog()).toHaveAccessibleName(
      expect.stringMatching(/^Chúc mừng, vé POWER 6\/55 của bạn trúng Giải Nhất, 40\.000\.000\s₫\.$/),
    );
    const move = within(await dialog()).getByRole('button', { name: 'Chuyển vào ví' });
    await waitFor(() => expect(move).not.toHaveAttribute('aria-disabled', 'true'), patient);
    await userEvent.click(move);
    await expect(await screen.findByRole('dialog', { name: 'Đã chuyển vào ví' }, patient)).toBeInTheDocument();
  },
};

/** A prize that waits for the shop says what to bring, and leads to how it is claimed. */
export const Waits: Story = {
  args: { answers: shows(won({ ticketStatus: 4, claim })) },
  play: async () => {
    const shown = within(await dialog());
    await waitFor(() => expect(shown.getByText('Mang theo khi nhận')).toBeVisible());
    await expect(await shown.findByText(/^Bạn nhận 37\.000\.000/)).toBeVisible();
    await expect(shown.getByRole('link', { name: 'Chuẩn bị hồ sơ' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/reward$/),
    );
  },
};

/** A jackpot is told slowly and without a way to share it; its sum can be covered. */
export const Jackpot: Story = {
  args: {
    answers: shows(
      won(
        {
          ticketStatus: 4,
          prize: 84_917_204_500,
          tax: 8_490_720_450,
          claim,
          ticket: { code: 'A', listNumber: [5, 17, 23, 31, 44, 52], powerNumber: 11, price: '10000', isDone: true },
        },
        'Jackpot 1',
      ),
    ),
  },
  play: async ({ userEvent }) => {
    const shown = within(await dialog());
    await waitFor(() => expect(shown.getByText('Bốn việc cần làm, không cần vội')).toBeVisible());
    await expect(shown.getByRole('link', { name: /^Gọi/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    await expect(shown.queryByRole('link', { name: 'Chia sẻ' })).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Ẩn số tiền' }));
    await waitFor(() => expect(shown.queryByText(/^84\.917/)).toBeNull());
  },
};

/** A smaller win stays in its card. */
export const Small: Story = {
  args: { answers: shows(won(small, 'Giải Nhì')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chúc mừng, vé của bạn đã trúng', {}, patient)).toBeInTheDocument();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Both tickets of the draw cost more than one of them won: no gold, and the same way to the money. */
const uncovered = (stake: number, prize: number): HistoryDetailAnswer => {
  const detail = won({ price: stake - 50_000, prize, tax: 0 }, 'Giải Ba');
  const [period] = detail.listPeriod;
  const [winner] = period?.tickets ?? [];
  if (!period || !winner) throw new Error('A purchase that has won has a ticket. See won().');
  const loser = { ...winner, ticketId: `${winner.ticketId.slice(0, -1)}2`, code: 'B', ticketStatus: 2 as const };
  const second = { ...loser, ticket: playOf([2, 9, 14, 28, 36, 41]), price: 50_000, prize: 0 };
  return { ...detail, total: stake, listPeriod: [{ ...period, tickets: [winner, second] }] };
};

/** A win of less than its stake stands beside it, in the same size and without gold. */
export const LessThanItsStake: Story = {
  args: { answers: shows(uncovered(60_000, 52_000)) },
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vé của bạn có giải', {}, patient)).toBeVisible();
    await expect(canvas.getAllByText('60.000 ₫')[0]).toBeVisible();
    await expect(canvas.getAllByText('52.000 ₫')[0]).toBeVisible();
    await expect(canvas.getByText('52.000 ₫', { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByText('Không trúng').closest('strong')).toBeNull();
    await expect(canvas.queryByText(/Chúc mừng/)).toBeNull();
  },
};

/** The way to its money is that of all others: one press here. */
export const LessThanItsStakeToTheWallet: Story = {
  args: { answers: shows(uncovered(60_000, 52_000)) },
  play: async ({ canvas, userEvent }) => {
    const move = await canvas.findByRole('button', { name: /vào ví/ }, patient);
    await waitFor(() => expect(move).not.toHaveAttribute('aria-disabled', 'true'), patient);
    await userEvent.click(move);
    await expect(await screen.findByRole('dialog', { name: 'Đã chuyển vào ví' }, patient)).toBeInTheDocument();
  },
};

/** However large: two million won for three million is told in its card. */
export const LargeButLessThanItsStake: Story = {
  args: { answers: shows(uncovered(3_000_000, 2_000_000)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vé của bạn có giải', {}, patient)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** What was seen is not shown again. */
export const SeenBefore: Story = {
  args: { answers: shows(won({})), showsWins: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chúc mừng, vé của bạn đã trúng', {}, patient)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const onHome = (detail: HistoryDetailAnswer): Answers => ({
  ...shows(detail),
  'POST /client/client-get-parameter': answer({ notificationCount: 1 }),
  'GET /client-tickets/by-draw': page([{ ...detail, dialDate: '2026-11-19T11:00:00.000Z', draws: 1 }]),
});

/** On home, a win that nobody has looked at is shown once. */
export const OnHome: Story = {
  args: { path: '/', answers: onHome(won({})) },
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await dialog()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A smaller one is told beside the page, and keeps its own moment on its ticket. */
export const SmallOnHome: Story = {
  args: { path: '/', answers: onHome(won(small, 'Giải Nhì')) },
  play: async () => {
    await expect(await screen.findByText(/^Vé POWER 6\/55 trúng 500\.000/, {}, patient)).toBeInTheDocument();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** No more than its stake: told beside the page, with what it has cost. */
export const LessThanItsStakeOnHome: Story = {
  // Home tells of each purchase once, and the story before this one has told of its own.
  args: { path: '/', answers: onHome({ ...uncovered(60_000, 52_000), id: 'PW-2411-00442.power' }) },
  play: async () => {
    await expect(
      await screen.findByText(/^Vé POWER 6\/55: Mua 60\.000\s₫ · trúng 52\.000\s₫$/, {}, patient),
    ).toBeInTheDocument();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
