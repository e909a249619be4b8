import type { HistoryEntryAnswer, HistoryTicketAnswer } from '@veloc/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { page, refuse, stillLoading, type Answers } from '../support/answers';
import { patient } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

/** On sale at `fixedNow`, and the two draws before it: what has a result has been drawn. */
const onSale = { periodId: 'keno:20261121:1221', name: 'Kỳ #0219846', dialDate: '2026-11-21T05:21:24.000Z' };
const over = { periodId: 'keno:20261121:1213', name: 'Kỳ #0219845', dialDate: '2026-11-21T05:13:24.000Z' };
const earlier = { periodId: 'keno:20261121:1205', name: 'Kỳ #0219844', dialDate: '2026-11-21T05:05:24.000Z' };

const pathOf = ({ periodId }: typeof over) => `/result/live/${encodeURIComponent(periodId)}`;
const drawn = [2, 5, 12, 17, 19, 23, 26, 30, 34, 40, 45, 48, 52, 56, 57, 61, 66, 71, 73, 80];

function bought(code: string, numbers: number[], fields: Partial<HistoryTicketAnswer> = {}): HistoryTicketAnswer {
  return {
    ticketId: `019a9b1e-4c2d-7f3a-8b5c-77aa41c2f10${code}`,
    ticketStatus: 1,
    code,
    ticket: {
      code,
      label: 'keno',
      listNumber: numbers,
      playMethod: `LEVEL_${numbers.length}`,
      betAmount: 1e4,
      price: '10000',
      isDone: true,
    },
    copies: 1,
    price: 10_000,
    prize: 0,
    ...fields,
  };
}

const purchase = (
  { periodId, name }: typeof over,
  tickets: HistoryTicketAnswer[],
  numbers: number[] | null = null,
): HistoryEntryAnswer => ({
  id: '019a9b1e-4c2d-7f3a-8b5c-2e6f90a1b7e1.keno',
  gameId: 'keno',
  createdAt: '2026-11-21T05:02:00.000Z',
  total: 20_000,
  listPeriod: [{ periodId, name, resultDate: '21/11/2026', result: numbers, tickets }],
});

const A = [4, 17, 23, 38, 56, 71];
const B = [9, 23, 41, 60];
const waiting = purchase(onSale, [bought('A', A), bought('B', B)]);
const resultOf = ({ periodId, name }: typeof over, resultTime: string) => ({
  id: periodId,
  periodId,
  gameId: 'keno',
  name,
  resultDate: '21/11/2026',
  resultTime,
  numbers: drawn,
});

const result = resultOf(over, '12:13');
const before = resultOf(earlier, '12:05');

const shows = (entry: HistoryEntryAnswer, results: object[], { dialDate } = onSale): Answers => ({
  'POST /client-tickets/client-get-tickets': page([entry]),
  'GET /client-game-results/get-keno-v2': page(results),
  'GET /client-tickets/by-draw': page([{ ...entry, dialDate, draws: 1 }]),
});

const meta = {
  title: 'flows/Live draw',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { path: pathOf(onSale), answers: shows(waiting, []) },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three minutes before: own numbers as dashed places over a countdown. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Các số của vé A' }, patient)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^Quay hôm nay lúc 12:21/)).toBeVisible(), patient);
    await expect(await canvas.findByText('20 số sẽ hiện ở đây')).toBeVisible();
  },
};

/** The time has come and the result has not: nothing is guessed. */
export const Drawing: Story = {
  args: {
    path: pathOf(over),
    answers: { ...shows(waiting, [before]), 'POST /client-tickets/client-get-tickets': page([]) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đang quay…', {}, patient)).toBeVisible();
    await expect(within(canvas.getByRole('banner')).queryByRole('listitem', { name: /\d/ })).toBeNull();
    await expect(await canvas.findByRole('heading', { name: 'Kết quả mới nhất' }, patient)).toBeVisible();
  },
};

const won = shows(
  purchase(over, [bought('A', A, { ticketStatus: 3, prize: 40_000 }), bought('B', B, { ticketStatus: 2 })], drawn),
  [result],
  over,
);

/** Judged: gold for money won alone; what was lit of the other ticket stays so, and one line says what came of it. */
export const Won: Story = {
  args: { path: pathOf(over), answers: won },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vé A của bạn trúng', {}, patient)).toBeInTheDocument();
    await expect(await canvas.findByText('Không trúng')).toBeVisible();
    await expect(canvas.getByText('đúng 1 số')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Các số của vé B' })).toHaveTextContent('0923, trúng4160');
    await expect(await canvas.findByRole('link', { name: 'Xem vé trúng' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Xem lại' })).toBeVisible();
  },
};

/** The same numbers for the draw on sale, by one press once this one is over. */
export const PlaysOn: Story = {
  args: { path: pathOf(over), answers: won },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mua lại 20\.000.*, 2 vé KENO$/ }, patient));
    const sheet = await screen.findByRole('dialog', { name: /^Mua lại bộ số/ }, patient);
    await expect(within(sheet).getAllByRole('list')[0]).toHaveTextContent('041723385671');
  },
};

/** As calm as a win. */
export const Lost: Story = {
  args: {
    path: pathOf(over),
    answers: shows(purchase(over, [bought('B', B, { ticketStatus: 2 })], drawn), [result], over),
  },
  play: async ({ canvas }) => {
    await waitFor(
      () =>
        expect(within(canvas.getByRole('banner')).getByRole('status')).toHaveTextContent(
          'Kỳ này lộc chưa về, bạn nhé.',
        ),
      patient,
    );
    await expect(canvas.getByText('đúng 1 số')).toBeVisible();
    await expect(within(canvas.getByRole('banner')).queryByText(/trúng|số$/)).toBeNull();
  },
};

const letters = ['A', 'B', 'C', 'D', 'E', 'F'];
const LAST = 5;
const levels = letters.map((code, index) =>
  bought(code, [4, 38, 41, 60, 17, 23].slice(0, 1 + index), { ticketStatus: 2 }),
);
const sideBets = (gameId: 'kenoeo' | 'kenoud', methods: string[], winner?: Partial<HistoryTicketAnswer>) => ({
  ...purchase(
    { ...over, periodId: over.periodId.replace('keno', gameId) },
    letters.map((code, index) => ({
      ...bought(code, [], { ticketStatus: 2, ...(index === LAST ? winner : {}) }),
      ticketId: `019a9b1e-4c2d-7f3a-8b5c-${gameId === 'kenoeo' ? 'e' : 'd'}7aa41c2f10${code}`,
      ticket: {
        code,
        label: 'keno',
        listNumber: [],
        playMethod: methods[index % methods.length],
        betAmount: 10_000,
        price: '10000',
        isDone: true,
      },
    })),
    drawn,
  ),
  id: `019a9b1e-4c2d-7f3a-8b5c-2e6f90a1b7e1.${gameId}`,
  gameId,
});
const threeGames = [
  purchase(over, levels, drawn),
  sideBets('kenoeo', ['ODD', 'DRAW_ODD_EVEN']),
  sideBets('kenoud', ['LOWER', 'UPPER', 'DRAW_UPPER_LOWER'], { ticketStatus: 3, prize: 26_000 }),
];

/** Bets are named, each game has its heading, and what has won comes first; it is less than was paid, and told calmly. */
export const SideBets: Story = {
  args: {
    path: pathOf(over),
    answers: {
      ...shows(purchase(over, levels, drawn), [result], over),
      'POST /client-tickets/client-get-tickets': page(threeGames),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(
      () =>
        expect(within(canvas.getByRole('banner')).getByRole('status')).toHaveTextContent(
          /^Mua 180\.000.* · trúng 26\.000.*\.$/,
        ),
      patient,
    );
    const own = within(canvas.getByRole('region', { name: 'Vé của bạn' }));
    const headings = own.getAllByRole('heading', { level: 3 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'KENO LỚN NHỎ · 6 vé',
      'KENO · 6 vé',
      'KENO CHẴN LẺ · 6 vé',
    ]);
    await expect(own.getAllByText('Lớn')).toHaveLength(2);
    await expect(own.getAllByText(/trúng/i).at(0)).toHaveTextContent(/^Trúng 26\.000/);
  },
};

/** All numbers are there and the shop has not judged yet: no verdict comes from the page itself. */
export const Judging: Story = {
  args: { path: pathOf(over), answers: shows(purchase(over, [bought('A', A), bought('B', B)]), [result], over) },
  play: async ({ canvas }) => {
    await waitFor(
      () =>
        expect(within(canvas.getByRole('banner')).getByRole('status')).toHaveTextContent('Đang đối chiếu vé của bạn…'),
      patient,
    );
  },
};

export const CalledOff: Story = {
  args: { path: pathOf(over), answers: shows(purchase(over, [bought('A', A, { ticketStatus: 5 })]), [], over) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kỳ quay đã bị hủy', {}, patient)).toBeInTheDocument();
  },
};

export const Guest: Story = {
  args: { isLoggedIn: false, answers: shows(waiting, [result]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đăng nhập để thấy vé của bạn', {}, patient)).toBeVisible();
  },
};

/** What is on sale now stands where tickets would, and what was drawn last. */
export const WithoutTickets: Story = {
  args: { answers: { ...shows(waiting, [result]), 'POST /client-tickets/client-get-tickets': page([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn không có vé ở kỳ này', {}, patient)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Mua nhanh 10\.000.*, 1 vé KENO$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tự chọn số' })).toHaveAttribute('href', '/keno');
  },
};

export const Loading: Story = {
  args: { answers: { ...shows(waiting, []), 'POST /client-tickets/client-get-tickets': stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Đang tải vé' }, patient)).toBeVisible();
  },
};

export const ServerRefuses: Story = {
  args: {
    answers: {
      ...shows(waiting, []),
      'GET /client-game-results/get-keno-v2': refuse(400, 'VALIDATION_ERROR', 'Không đọc được kết quả'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patient)).toHaveTextContent('Chưa tải được kỳ quay.');
  },
};

/** The draws of lottery companies have no stage. */
export const NoStage: Story = {
  args: { path: '/result/live/loto%3A20261121%3Aben-tre', answers: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kỳ này không có trường quay', {}, patient)).toBeVisible();
  },
};
