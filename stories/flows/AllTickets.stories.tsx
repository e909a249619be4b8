import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, noAnswer, page, refuse, stillLoading } from '../support/answers';
import { drawEntry, drawnEntries, manyEntries, pagesOf, waitingEntries } from '../support/drawTicketFixtures';
import { patient } from '../support/gamePage';
import { factsOf } from '../support/facts';
import { ShopStory } from '../support/ShopStory';

const meta = {
  title: 'flows/All tickets',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account/tickets' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const noPicture = { chromatic: { disableSnapshot: true } };

/** What waits, what has just been drawn and all before, of every game; the losers of a day are one row. */
export const Groups: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('it opens on all games, by groups', async () => {
      await expect(await canvas.findByRole('heading', { name: /^Đang chờ/ }, patient)).toHaveTextContent('8 vé');
      await expect(canvas.getByRole('tab', { name: 'Tất cả' })).toHaveAttribute('aria-selected', 'true');
      await expect(await canvas.findByRole('heading', { name: 'Vừa có kết quả' })).toBeVisible();
      await expect(canvas.getByText(factsOf('Đã quay: mua 150.000 ₫ · trúng 30.000 ₫'))).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: 'Trước đây' })).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: 'Tháng 10' })).toBeInTheDocument();
    });
    await step('a dot on a tab says what it stands for', async () => {
      await expect(await canvas.findByRole('tab', { name: /^Mega 6\/45\s*, 1 vé vừa trúng$/ })).toBeVisible();
      await expect(await canvas.findByRole('tab', { name: /^Power 6\/55\s*, 6 vé đang chờ$/ })).toBeInTheDocument();
    });
    await step('a waiting stub says when, never the price', async () => {
      const [lotto] = canvas.getAllByRole('article');
      await expect(lotto).toHaveTextContent('13:00');
      await expect(lotto).not.toHaveTextContent('₫');
      await expect(lotto).toHaveTextContent('và 1 vé nữa');
    });
    await step('a won card shows the ticket that won', async () => {
      const won = canvas.getByText('Vé tốt nhất trong 6 vé').closest('article');
      await expect(won).toHaveTextContent('30.000 ₫');
      await expect(won).toHaveTextContent('12, trúng');
      await expect(won).toHaveTextContent('Kỳ 20/11');
    });
    await step('the losers open by the keyboard', async () => {
      const losers = canvas.getByRole('button', { name: '9 vé không trúng Xem' });
      await expect(canvas.queryByText(factsOf(/^Kỳ 12:08 20\/11/))).toBeNull();
      losers.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText(factsOf(/^Kỳ 12:08 20\/11/))).toBeVisible();
    });
  },
};

/** Minutes after a draw its result stands before what waits, and the rest of its day below that. */
export const JustDrawn: Story = {
  args: {
    answers: {
      'GET /client-tickets/by-draw': pagesOf([
        drawEntry({
          order: 'KN-2111-10',
          gameId: 'keno',
          at: '2026-11-21T12:08:00+07:00',
          tickets: [{ numbers: [1, 4, 9, 12], prize: 400_000 }],
          result: [1, 4, 9, 12, 18, 22, 25, 30, 33, 37, 41, 44, 48, 52, 57, 61, 66, 70, 74, 79],
        }),
        drawEntry({
          order: 'KN-2111-11',
          gameId: 'keno',
          at: '2026-11-21T09:20:00+07:00',
          tickets: [{ numbers: [2, 3, 5, 7] }],
          result: [1, 4, 9, 12, 18, 22, 25, 30, 33, 37, 41, 44, 48, 52, 57, 61, 66, 70, 74, 79],
        }),
        ...drawnEntries,
      ]),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Vừa có kết quả' }, patient);
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings.slice(0, 4)).toEqual(['Vừa có kết quả', 'Đang chờ 8 vé', 'Hôm nay', 'Trước đây']);
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('400.000 ₫');
  },
};

const sixDraws = [13, 14, 15, 16, 17, 18].map((hour) =>
  drawEntry({
    order: `KN-2111-${hour}`,
    gameId: 'keno',
    at: `2026-11-21T${hour}:00:00+07:00`,
    tickets: [{ numbers: [1, 4, 9, 12] }],
    result: null,
  }),
);

/** The end of the page is not the end of the tickets while a button on it shows more. */
export const ManyWaiting: Story = {
  parameters: noPicture,
  args: {
    answers: {
      'GET /client-tickets/by-draw': (request) => page(request.url.includes('group=waiting') ? sixDraws : []),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Xem hết vé đang chờ' }, patient);
    await expect(canvas.queryByText('Đã xem hết vé')).toBeNull();
    await userEvent.click(more);
    await expect(await canvas.findByText('Đã xem hết vé', {}, patient)).toBeVisible();
  },
};

/** What is looked for by its outcome is one press away, and its ticket another; rarer outcomes come behind one control. */
export const ByOutcome: Story = {
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Vừa có kết quả' }, patient);
    await userEvent.click(canvas.getByRole('tab', { name: /^Đã trúng/ }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2), patient);
    await expect(await canvas.findByText('7.400.000.000 ₫')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Chờ kết quả' }));
    await expect(await canvas.findByText(factsOf('Kỳ 21/11 · 3 kỳ'), {}, patient)).toBeVisible();
    canvas.getByRole('button', { name: 'Lọc' }).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Lọc vé' }));
    await userEvent.click(await sheet.findByText('Đã hoàn tiền'));
    await expect(await canvas.findByText('Chưa có vé nào được hoàn tiền', {}, patient)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Lọc: Đã hoàn tiền' }, patient)).toBeVisible();
  },
};

const thousand = manyEntries(1_000);

/** Among a thousand tickets of ten games: one press for its game, or for its outcome, and one for the ticket. */
export const FoundInTwoTaps: Story = {
  parameters: noPicture,
  args: { answers: { 'GET /client-tickets/by-draw': pagesOf(thousand) } },
  play: async ({ canvas, userEvent, step }) => {
    await step('one that won: the filter, then the ticket', async () => {
      await canvas.findByRole('heading', { name: /^Đang chờ/ }, patient);
      await userEvent.click(canvas.getByRole('tab', { name: /^Đã trúng/ }));
      const [found] = await canvas.findAllByText('700.000 ₫', {}, patient);
      await userEvent.click(within(found?.closest('article') ?? canvas.getByRole('main')).getByRole('link'));
      await expect(await canvas.findByRole('heading', { name: 'Chi tiết vé' }, patient)).toBeVisible();
    });
  },
};

export const NothingYet: Story = {
  parameters: noPicture,
  args: {
    answers: { 'GET /client-tickets/by-draw': page([]), 'GET /client-tickets/counts': answer([]) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có vé nào', {}, patient)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chọn trò chơi' })).toHaveAttribute('href', '/');
  },
};

export const Loading: Story = {
  parameters: noPicture,
  args: { answers: { 'GET /client-tickets/by-draw': stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Đang tải vé' }, patient)).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Refused: Story = {
  parameters: noPicture,
  args: { answers: { 'GET /client-tickets/by-draw': refuse(400, 'VALIDATION_ERROR', 'Không đọc được vé') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Chưa tải được vé');
  },
};

/** Without an answer for what was drawn, what waits stays on the page. */
export const Offline: Story = {
  parameters: noPicture,
  args: {
    answers: {
      'GET /client-tickets/by-draw': (request) =>
        request.url.includes('group=waiting') ? page(waitingEntries) : noAnswer(),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, patient)).toBeVisible();
    await expect(await canvas.findByText('LOTTO 5/35')).toBeVisible();
  },
};
