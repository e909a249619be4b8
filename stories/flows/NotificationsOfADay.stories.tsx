import { vietnamTime, type Notification } from '@veloc/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answer, noAnswer, page, type Answers } from '../support/answers';
import { contentAnswers } from '../support/contentFixtures';
import { patient } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

const LIST = 'GET /client-notifications';

const meta = {
  title: 'flows/Notifications of a day',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account/notifications' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawnKeno: Extract<Notification, { kind: 'drawn' }> = {
  id: 'n20',
  kind: 'drawn',
  params: {
    gameId: 'keno',
    date: '20/11/2026',
    periodName: 'Kỳ 20/11/2026 20:00',
    draws: 1,
    held: 1,
    won: 0,
    amount: 0,
    stake: 10_000,
    purchase: null,
    drawId: 'keno:0155230',
  },
  createdAt: '2026-11-20T13:00:00.000Z',
  readAt: null,
};

/** An evening of somebody who is told of each draw: two games that won nothing, and twelve draws of Keno with one prize. */
const eveningOfDraws: Notification[] = [
  {
    ...drawnKeno,
    id: 'n22',
    params: { ...drawnKeno.params, gameId: 'mega', periodName: 'Kỳ 20/11/2026 18:00', held: 6, drawId: 'mega:01272' },
  },
  {
    ...drawnKeno,
    id: 'n21',
    params: { ...drawnKeno.params, gameId: 'max3d', periodName: 'Kỳ 20/11/2026 18:00', held: 4, drawId: 'max3d:00812' },
  },
  ...Array.from({ length: 12 }, (_, index): Notification => {
    const at = Date.parse(drawnKeno.createdAt) - index * 8 * 60_000;
    const won = index === 4 ? { won: 1, amount: 60_000, purchase: 'keno-1' } : {};
    const periodName = `Kỳ 20/11/2026 ${vietnamTime(at)}`;
    return {
      ...drawnKeno,
      id: `n${20 - index}`,
      params: { ...drawnKeno.params, ...won, periodName, drawId: `keno:${155_230 - index}` },
      createdAt: new Date(at).toISOString(),
    };
  }),
];

/** Three tickets of one draw whose prizes waited for the operator. */
const severalPaid: Notification[] = [3, 2, 1].map((ticket) => ({
  id: `n${ticket}`,
  kind: 'prizeApproved',
  params: {
    gameId: 'power',
    periodName: 'Kỳ 19/11/2026 18:00',
    tickets: 1,
    amount: 40_000_000,
    tax: 4_000_000,
    purchase: `o${ticket}.power`,
  },
  createdAt: `2026-11-21T03:0${ticket}:00.000Z`,
  readAt: ticket === 3 ? null : '2026-11-21T04:00:00.000Z',
}));

/** A server that tells these, and keeps which were read. */
function tellingServer(told: readonly Notification[]): Answers {
  const read = new Set<string>();
  const isUnread = ({ id, readAt }: Notification) => readAt === null && !read.has(id);
  const unread = () => answer({ notificationCount: told.filter(isUnread).length });
  return {
    ...contentAnswers,
    [LIST]: () => page(told.map((one) => (isUnread(one) ? one : { ...one, readAt: one.createdAt }))),
    'POST /client-notifications/read': async (request) => {
      const { ids = told.map(({ id }) => id) } = (await request.json()) as { ids?: string[] };
      for (const id of ids) read.add(id);
      return unread();
    },
    'POST /client/client-get-parameter': unread,
  };
}

/** Each draw of Keno is told, and each game of an evening: one row says what a day has brought, and opens. */
export const ManyOfADay: Story = {
  args: { answers: tellingServer(eveningOfDraws) },
  play: async ({ canvas, userEvent, step }) => {
    await step('a game with a prize, and all the others without', async () => {
      const won = await canvas.findByRole('button', { name: /Mua 120\.000\s₫ · trúng 60\.000\s₫/ }, patient);
      await expect(won).toHaveAccessibleName(/KENO 12\skỳ · 1 trong 12 vé trúng\./);
      await expect(canvas.getByRole('button', { name: /10 vé không trúng/ })).toBeVisible();
      await expect(canvas.getByText('14 tin chưa đọc')).toBeVisible();
    });
    await step('opening a row shows each, and counts as reading all of it', async () => {
      const lost = canvas.getByRole('button', { name: /10 vé không trúng/ });
      await userEvent.click(lost);
      await expect(await canvas.findByRole('link', { name: 'MEGA 6/45 đã có kết quả' })).toHaveAttribute(
        'href',
        '/result/mega/mega%3A01272',
      );
      await waitFor(() => expect(canvas.getByText('12 tin chưa đọc')).toBeVisible());
      await expect(lost).toHaveAccessibleName(/^(?!.*Chưa đọc)/);
      await expect(lost).toHaveAttribute('aria-expanded', 'true');
    });
  },
};

/** Several prizes of one draw were approved: one row with their sum, from the keyboard to the ticket. */
export const SeveralPaid: Story = {
  args: { answers: tellingServer(severalPaid) },
  play: async ({ canvas, userEvent }) => {
    const paid = await canvas.findByRole('button', { name: /Đã trả thưởng\s*120\.000\.000\s₫/ }, patient);
    await expect(paid).toHaveAccessibleName(/POWER 6\/55 kỳ\s18:00\s19\/11 · 3 vé\./);
    paid.focus();
    await userEvent.keyboard('{Enter}');
    const tickets = await canvas.findAllByRole('link', { name: /^Đã trả thưởng\s*40\.000\.000\s₫$/ });
    await expect(tickets).toHaveLength(3);
    await expect(tickets[1]).toHaveAttribute('href', '/account/tickets/o2.power/reward');
    await userEvent.tab();
    await expect(tickets[0]).toHaveFocus();
  },
};

/** A day that goes on upon the next page has no sum until that is here. */
export const MoreOfTheDayToCome: Story = {
  args: {
    answers: {
      ...contentAnswers,
      [LIST]: (request) =>
        new URL(request.url).searchParams.get('cursor') === '0' ? page(eveningOfDraws.slice(2), 'next') : noAnswer(),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^KENO\s*(Chưa đọc)?\s*12 tin/ }, patient)).toBeVisible();
    await expect(canvas.queryByText(/trúng/)).toBeNull();
  },
};
