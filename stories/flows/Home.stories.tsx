import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { limitsAnswer, someBudget } from '../support/accountFixtures';
import { answer, noAnswer, page, stillLoading } from '../support/answers';
import { confirmAge, ORDER, PAY } from '../support/checkout';
import { drawEntry, pagesOf, waitingEntries } from '../support/drawTicketFixtures';
import { entries } from '../support/fixtures';
import { lastDraw, patient } from '../support/gamePage';
import { orders, paidAnswer } from '../support/orderFixtures';
import { ShopStory } from '../support/ShopStory';

/** Twelve draws of Keno, two tickets in each; the two oldest have won, beyond the first page, or none. */
const evening = (hasWon: boolean) =>
  Array.from({ length: 12 }, (_, index) =>
    drawEntry({
      order: `EV-2011-${index}`,
      gameId: 'keno',
      at: `2026-11-20T20:${String(56 - index * 4).padStart(2, '0')}:00+07:00`,
      tickets: [{ numbers: [1, 4, 9], prize: hasWon && index >= 10 ? 109_000 : 0 }, { numbers: [2, 3, 5] }],
      result: [1, 4, 9, 12, 18, 22, 25, 30, 33, 37, 41, 44, 48, 52, 57, 61, 66, 70, 74, 79],
    }),
  );

const meta = {
  title: 'flows/Home',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async ({ canvas, step }) => {
    await step('the largest jackpot one can play for stands on the lacquer', async () => {
      const hero = await canvas.findByRole('region', { name: 'Kỳ quay sắp tới' });
      await waitFor(() => expect(hero).toHaveTextContent(/\d{2}\.\d{3}\.\d{3}\.\d{3} ₫/));
      await expect(await within(hero).findByRole('link', { name: 'Chọn số ngay' })).toBeVisible();
    });
    await step('Keno tells the rhythm the server gave', async () => {
      await expect(await canvas.findByText('Quay mỗi 8 phút')).toBeVisible();
    });
    await step('and what was drawn last, in a room that was kept for it', async () => {
      const last = await lastDraw(canvas);
      // Each number is there for the ear, and in figures of one width for the eye.
      await expect(last.parentElement).toHaveTextContent(/^Kết quả kỳ \d\d:\d\d ?((\d\d)\2 ?){20}$/);
      const room = last.parentElement?.parentElement;
      await expect(room?.getBoundingClientRect().height).toBe(60);
    });
    await step('what the player waits for, and what the last draw came to, stand below it', async () => {
      await expect(await canvas.findByRole('button', { name: /^Mua lại/ })).toBeVisible();
    });
    await step('the age line closes the page', async () => {
      await expect(await canvas.findByText(/Chơi có trách nhiệm, trong khả năng của bạn/)).toBeInTheDocument();
    });
  },
};

export const Guest: Story = {
  args: { isLoggedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Đăng nhập' })).toBeVisible();
    await expect(await lastDraw(canvas)).toBeVisible();
  },
};

/** A die on the ticket, a press in the sheet: that is all between home and a paid ticket. */
export const BuysInTwoPresses: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: confirmAge,
  args: { answers: { [ORDER]: answer(orders.pending), [PAY]: answer(paidAnswer(orders.pending)) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mua nhanh .*, 1 vé MEGA 6\/45$/ }));
    const sheet = await screen.findByRole('dialog', { name: /^Chọn nhanh 1 vé/ });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(within(sheet).getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(within(sheet).getByRole('button', { name: /^Thanh toán 10\.000/ }));
    await expect(await screen.findByRole('dialog', { name: 'Mua vé thành công!' })).toBeInTheDocument();
  },
};

/** By the keyboard alone, and without enough money: what is missing is said before the press, and the press leads on. */
export const NotEnoughMoney: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { answers: { 'GET /users/get-user-balance': answer({ amount: 4_000, rewardAmount: 0 }) } },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^Mua nhanh .*, 1 vé POWER 6\/55$/ })).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: /^Chọn nhanh 1 vé/ });
    await expect(await within(sheet).findByText('Ví còn 4.000 ₫, thiếu 6.000 ₫')).toBeInTheDocument();
    within(sheet)
      .getByRole('button', { name: /^Thanh toán 10\.000/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: 'Nạp ngay' })).toBeInTheDocument();
  },
};

/** What waits and what became of the last draw stand before the banners; the same numbers are one press away. */
export const KnowsItsPlayer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { answers: limitsAnswer(someBudget) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hôm nay của bạn' }, patient)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '8 vé đang chờ' })).toHaveAttribute(
      'href',
      '/account/tickets',
    );
    await expect(await canvas.findByText('Trúng 30.000\u00a0₫', { normalizer: (text) => text })).toBeVisible();
    const again = canvas.getByRole('button', { name: /^Mua lại POWER 6\/55 ?06 14 22 35 41 53 và 5 vé ?60\.000/ });
    const banner = canvas.getByRole('region', { name: 'Tin của cửa hàng' });
    await expect(again.compareDocumentPosition(banner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    again.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: /^Mua lại bộ số/ });
    await expect(within(sheet).getAllByRole('list')).toHaveLength(6);
    await expect(within(sheet).queryByRole('button', { name: 'Đổi số' })).toBeNull();
  },
};

/** More was drawn on the day than a page holds: the card tells the whole of it, and no gain where there was none. */
export const MoreThanAPage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { answers: { 'GET /client-tickets/by-draw': pagesOf(evening(true)) } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^KENO: Mua 240\.000\s₫ · trúng 218\.000\s₫$/ }, patient);
    await expect(link).toHaveAttribute('href', '/account/tickets');
    await expect(link.closest('div')).toHaveTextContent(/^20\/11Mua 240\.000 ₫Trúng 218\.000 ₫$/);
  },
};

/** Nothing was won on the whole day: what it has cost stands beside that. */
export const LostDay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { answers: { 'GET /client-tickets/by-draw': pagesOf(evening(false)) } },
  play: async ({ canvas }) => {
    const words = await canvas.findByText('Không trúng', undefined, patient);
    await expect(words.closest('div')).toHaveTextContent(/^20\/11Mua 240\.000 ₫Không trúng$/);
    await expect(canvas.getByRole('img', { name: 'KENO' })).toBeVisible();
  },
};

/** The tickets that wait, of the draw that is on sale. */
const alreadyHeld = waitingEntries
  .filter(({ gameId }) => gameId === 'power')
  .map((entry) => ({
    ...entry,
    listPeriod: entry.listPeriod.map((period) => ({ ...period, periodId: 'power:01272' })),
  }));

/** Who holds these very tickets for that draw already is not offered them again: a second stake would be a slip. */
export const OffersNothingThatWaits: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    answers: {
      'GET /client-tickets/by-draw': (request) => page(request.url.includes('group=waiting') ? alreadyHeld : []),
    },
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Hôm nay của bạn' }, patient);
    await waitFor(() => expect(heading.closest('[aria-busy]')).toHaveTextContent('POWER 6/55 · 6 vé'), patient);
    await expect(canvas.queryByRole('button', { name: /^Mua lại/ })).toBeNull();
  },
};

/** Nothing was bought yet, as since the account was opened: the card takes little room and says what will stand there. */
export const NothingBoughtYet: Story = {
  beforeEach: () => {
    localStorage.setItem('veloc.today-rows', '-3');
    return () => localStorage.removeItem('veloc.today-rows');
  },
  parameters: { chromatic: { disableSnapshot: true } },
  args: { answers: { 'GET /client-tickets/by-draw': page([]), 'GET /client-tickets/counts': answer([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Chưa có vé nào đang chờ quay/, undefined, patient)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Mua lại/ })).toBeNull();
    const card = canvas.getByRole('heading', { name: 'Hôm nay của bạn' }).closest('[aria-busy]');
    await expect(card?.getBoundingClientRect().height).toBeLessThanOrEqual(120);
  },
};

export const Loading: Story = {
  args: { answers: { 'GET /client/get-current-period': stillLoading, 'GET /public/banners': stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Đang tải trò chơi' })).toHaveAttribute('aria-busy', 'true');
    await expect(await canvas.findByRole('link', { name: 'Xem kết quả' })).toBeVisible();
  },
};

/** Looks every 50 ms, until the code of what was drawn last has long been here. */
async function keepsItsHeight(ticket: HTMLElement | null) {
  const heights: (number | undefined)[] = [];
  await waitFor(() => {
    heights.push(ticket?.offsetHeight);
    return expect(heights.length).toBeGreaterThan(30);
  }, patient);
  await expect(new Set(heights)).toEqual(new Set([173]));
}

/** What Keno drew last is on its way: its lines have their shape in the room that they will take, and nothing moves. */
export const LastDrawOnItsWay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { answers: { 'GET /client-game-results/get-keno-v2': stillLoading } },
  play: async ({ canvas }) => {
    await keepsItsHeight((await canvas.findByText('Quay mỗi 8 phút')).closest('article'));
  },
};

/** A shop that has just opened. */
export const NothingDrawnYet: Story = {
  ...LastDrawOnItsWay,
  args: { answers: { 'GET /client-game-results/get-keno-v2': page([]) } },
  play: async ({ canvas }) => {
    await keepsItsHeight((await canvas.findByText('Quay mỗi 8 phút')).closest('article'));
    await expect(await canvas.findByText('Chưa có kết quả kỳ nào.')).toBeVisible();
  },
};

/** No answer, nor to the three repeats; then one: the page comes back by its own button. */
export const OfflineThenBack: Story = {
  args: (() => {
    let tries = 0;
    return {
      path: '/',
      answers: {
        'GET /client/get-current-period': () => {
          tries += 1;
          return tries <= 4 ? noAnswer() : answer({ listPeriod: entries });
        },
      },
    };
  })(),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Thử lại' }, { timeout: 5_000 });
    await userEvent.click(retry);
    await expect(await canvas.findByText('KENO')).toBeVisible();
    await expect(await lastDraw(canvas)).toBeVisible();
  },
};
