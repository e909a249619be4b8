import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { devices } from '../support/accountFixtures';
import { answer, noAnswer, page, refuse, stillLoading, type Answers } from '../support/answers';
import { contentAnswers, notifications } from '../support/contentFixtures';
import { adjustments } from '../support/moneyFixtures';
import { patient } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

const LIST = 'GET /client-notifications';

const meta = {
  title: 'flows/Notifications',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account/notifications', answers: contentAnswers },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A server that keeps what was read. */
function readingServer() {
  let unread = 2;
  return {
    ...contentAnswers,
    [LIST]: () => page(notifications.map((told) => (unread === 0 ? { ...told, readAt: told.createdAt } : told))),
    'POST /client-notifications/read': () => {
      unread = 0;
      return answer({ notificationCount: 0 });
    },
  };
}

/** A server that keeps how often draws are told. */
function settingServer(): Answers {
  let draws = 'day';
  return {
    ...contentAnswers,
    'GET /client-notifications/settings': () => answer({ draws }),
    'PUT /client-notifications/settings': async (request) => {
      ({ draws } = (await request.json()) as { draws: string });
      return answer({ draws });
    },
  };
}

/** The bell tells how many are new; reading them all leaves none. */
export const FromBellToRead: Story = {
  args: { path: '/', answers: readingServer() },
  play: async ({ canvas, userEvent, step }) => {
    await step('the bell counts what is unread', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Thông báo, 2 chưa đọc' }, patient));
    });
    await step('the list names what happened, the newest first', async () => {
      await expect(
        await canvas.findByRole('link', { name: /^Chúc mừng, bạn trúng 500\.000\s₫$/ }, patient),
      ).toBeVisible();
      await expect(canvas.getAllByText('Chưa đọc')).toHaveLength(2);
      await expect(await canvas.findByText('5 phút trước')).toBeVisible();
    });
    await step('and all of it can be read at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Đánh dấu đã đọc' }));
      await waitFor(() => expect(canvas.queryByText('Chưa đọc')).toBeNull());
      await expect(canvas.queryByRole('button', { name: 'Đánh dấu đã đọc' })).toBeNull();
    });
  },
};

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đã hết thông báo', undefined, patient)).toBeVisible();
  },
};

/** Small ones, a large one and a jackpot whose share nobody knows yet: gold, and larger with what was won. */
export const Wins: Story = {
  args: {
    answers: {
      ...contentAnswers,
      [LIST]: page(
        [0, 2_100_000_000, 12_000_000, 10_000].map((amount, index) => ({
          ...notifications[1],
          id: `n${9 - index}`,
          kind: index < 2 ? 'prizeWaiting' : 'prizePaid',
          params: { gameId: 'power', periodName: 'Kỳ 19/11/2026 18:00', tickets: 1, amount, purchase: 'power-1' },
          readAt: index < 2 ? null : '2026-11-20T12:00:00.000Z',
        })),
      ),
    },
  },
  play: async ({ canvas }) => {
    const sizeOf = (name: RegExp) => Number.parseFloat(getComputedStyle(canvas.getByRole('link', { name })).fontSize);
    await canvas.findByRole('link', { name: /giải cao nhất/ }, patient);
    await expect(sizeOf(/giải cao nhất/)).toBeGreaterThan(sizeOf(/12\.000\.000/));
    await expect(sizeOf(/12\.000\.000/)).toBeGreaterThan(sizeOf(/10\.000/));
  },
};

/** A win of no more than its stake is told as a fact, without gold. */
export const LessThanItsStake: Story = {
  args: {
    answers: {
      ...contentAnswers,
      [LIST]: page(
        [60_000, 50_000].map((stake, index) => {
          const told = notifications[1];
          const params = { ...told?.params, gameId: index === 0 ? 'power' : 'mega', amount: 52_000, stake };
          return { ...told, id: `n${9 - index}`, params };
        }),
      ),
    },
  },
  play: async ({ canvas }) => {
    const calm = await canvas.findByRole('link', { name: /^Mua 60\.000\s₫ · trúng 52\.000\s₫$/ }, patient);
    const gold = canvas.getByRole('link', { name: /^Chúc mừng, bạn trúng\s*52\.000\s₫$/ });
    await expect(getComputedStyle(calm).color).not.toBe(getComputedStyle(gold).color);
  },
};

/** How often draws are told is chosen by a press, and counts at once. */
export const HowOften: Story = {
  args: { answers: settingServer() },
  play: async ({ canvas, userEvent }) => {
    const dialogs = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cài đặt tin báo' }, patient));
    await expect(await dialogs.findByRole('radio', { name: /^Mỗi ngày một tin/ }, patient)).toBeChecked();
    // This shop pushes nothing, so nothing offers it.
    await expect(dialogs.queryByRole('switch')).toBeNull();
    await userEvent.click(dialogs.getByRole('radio', { name: /^Chỉ khi trúng thưởng/ }));
    await waitFor(() => expect(dialogs.getByRole('radio', { name: /^Chỉ khi trúng thưởng/ })).toBeChecked());
    await userEvent.click(dialogs.getByRole('button', { name: 'Xong' }));
    await waitFor(() => expect(dialogs.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Cài đặt tin báo' }));
    await expect(await dialogs.findByRole('radio', { name: /^Chỉ khi trúng thưởng/ })).toBeChecked();
  },
};

/** What somebody else would do who has the PIN, and where to end it. */
export const AboutTheAccount: Story = {
  args: {
    answers: {
      [LIST]: page([
        {
          id: 'n7',
          kind: 'profileChanged',
          params: { fields: ['name', 'email', 'identify'] },
          createdAt: '2026-11-21T05:12:00.000Z',
          readAt: null,
        },
        {
          id: 'n6',
          kind: 'deviceAdded',
          params: { device: devices[1]?.device },
          createdAt: '2026-11-21T05:10:00.000Z',
          readAt: null,
        },
        ...notifications.slice(2),
      ]),
    },
  },
  play: async ({ canvas }) => {
    for (const name of ['Hồ sơ vừa được thay đổi', 'Đăng nhập trên thiết bị mới']) {
      await expect(await canvas.findByRole('link', { name }, patient)).toHaveAttribute('href', '/account/sessions');
    }
    await expect(await canvas.findByText(/^Cốc Cốc · Windows\./)).toBeVisible();
  },
};

/** The operator adjusted the wallet by hand; the reason is long. */
export const AboutTheWallet: Story = {
  args: {
    answers: {
      [LIST]: page([
        {
          id: 'n8',
          kind: 'walletAdjusted',
          params: {
            amount: 500_000,
            isDebit: true,
            reason: adjustments[0]?.note,
            transactionId: adjustments[0]?.id,
          },
          createdAt: '2026-11-21T05:12:00.000Z',
          readAt: null,
        },
        ...notifications.slice(2),
      ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Đã trừ 500\.000\s₫ khỏi số dư$/ }, patient)).toHaveAttribute(
      'href',
      `/account/payment-history/${adjustments[0]?.id}`,
    );
  },
};

export const Guest: Story = {
  args: { isLoggedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Đăng nhập' }, patient)).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    answers: {
      [LIST]: page([
        {
          ...notifications[1],
          kind: 'written',
          params: {
            about: 'prize',
            title: 'Chúc mừng, bạn trúng 118.642.759.300 ₫ trong kỳ quay tối nay của Power 6/55',
            body: 'POWER 6/55, Kỳ 19/11/2026 18:00: 12 vé trúng. '.repeat(5),
            href: '/account/tickets/power-1/reward',
          },
        },
      ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /118\.642\.759\.300/ }, patient)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { answers: { [LIST]: page([]), 'POST /client/client-get-parameter': answer({ notificationCount: 0 }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có thông báo', undefined, patient)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { [LIST]: stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Đang tải thông báo' }, patient)).toBeVisible();
  },
};

export const Fails: Story = {
  args: { answers: { [LIST]: refuse(400, 'VALIDATION_ERROR', 'Không đọc được danh sách') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', undefined, patient)).toHaveTextContent('Chưa tải được thông báo');
  },
};

/** No answer for the second page keeps the first one on the screen (decision A20). */
export const KeepsTheListOffline: Story = {
  args: {
    answers: {
      ...contentAnswers,
      [LIST]: (request) =>
        new URL(request.url).searchParams.get('cursor') === '0' ? page(notifications, 'next') : noAnswer(),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, patient)).toBeVisible();
    await expect(await canvas.findByText('Đã nạp 50.000 ₫')).toBeVisible();
  },
};
