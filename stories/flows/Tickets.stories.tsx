import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, page, refuse } from '../support/answers';
import { movedReward } from '../support/drawTicketFixtures';
import { patient } from '../support/gamePage';
import { factsOf } from '../support/facts';
import { ShopStory } from '../support/ShopStory';
import { histories } from '../support/ticketFixtures';

const meta = {
  title: 'flows/Tickets',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/account/tickets?game=power',
    // Of the purchases that these stories list, of which those of all games are others.
    answers: { 'GET /client-tickets/counts': answer([{ gameId: 'power', waiting: 2, won: 1 }]) },
  },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const noPicture = { chromatic: { disableSnapshot: true } };

/** From a won ticket to the money in the wallet by one press. */
export const PrizeToTheWallet: Story = {
  parameters: noPicture,
  args: {
    path: '/account/tickets/PW-2611-19-08842.power',
    answers: {
      'GET /users/get-user-balance': answer({ amount: 200_000, rewardAmount: 500_000 }),
      'POST /client-transaction/transfer-reward': answer({
        transaction: movedReward,
        balance: { amount: 700_000, rewardAmount: 0 },
      }),
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByRole('link', { name: 'Rút thưởng' }, patient)).toHaveAttribute(
      'href',
      expect.stringMatching(/\/account\/withdraw\?source=reward$/),
    );
    const move = canvas.getByRole('button', { name: /^Chuyển 500\.000/ });
    await waitFor(() => expect(move).not.toHaveAttribute('aria-disabled', 'true'), patient);
    move.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await body.findByRole('dialog', { name: 'Đã chuyển vào ví' }, patient)).toBeInTheDocument();
  },
};

/** From the history to a won ticket and its reward. */
export const FromHistoryToReward: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the filter leaves the won one', async () => {
      await waitFor(() => expect(canvas.getAllByRole('link', { name: 'POWER 6/55' })).toHaveLength(4));
      await userEvent.click(canvas.getByRole('button', { name: 'Lọc' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Lọc vé' }));
      await userEvent.click(await sheet.findByText('Đã trúng'));
      await waitFor(() => expect(canvas.getAllByRole('link', { name: 'POWER 6/55' })).toHaveLength(1));
    });
    await step('its receipt is gold', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'POWER 6/55' }));
      await expect(await canvas.findByText('Chúc mừng, vé của bạn đã trúng')).toBeVisible();
      await expect(await canvas.findByText(factsOf(/^Trùng 4 số · Giải Nhì · 500\.000/))).toBeVisible();
      await expect(await canvas.findByText(factsOf(/05 17 23 31 44 52/))).toBeVisible();
    });
    await step('its reward names the prize', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Xem tiền thưởng' }));
      await expect(await canvas.findByText('Vé A · Giải Nhì')).toBeVisible();
    });
  },
};

export const History: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Vé tốt nhất trong \d vé$/)).toBeVisible();
    await expect(
      await canvas.findByRole('tab', { name: /^Power 6\/55\s*, 1 vé vừa trúng, 2 vé đang chờ$/ }),
    ).toHaveTextContent('1 trúng');
    await expect(await canvas.findByText(factsOf('Kỳ 21/11 · 2\u00A0vé'))).toBeVisible();
  },
};

const winning = (prize: number) => ({
  'POST /client-tickets/client-get-tickets': page(
    (histories.power ?? []).slice(1, 2).map((entry) => ({
      ...entry,
      listPeriod: entry.listPeriod.map((period) => ({
        ...period,
        tickets: period.tickets.map((ticket) => ({ ...ticket, prize: ticket.prize && prize })),
      })),
    })),
  ),
});

/** A prize of eight figures is cut off by the stub of a phone of 320 px, so the stub stands under the numbers. */
export const TensOfMillions: Story = {
  args: { answers: winning(64_000_000) },
  play: async ({ canvas }) => {
    const prize = await canvas.findByText('64.000.000 ₫');
    const numbers = canvas.getByRole('list', { name: 'Các số của vé' });
    await expect(prize.getBoundingClientRect().top).toBeGreaterThan(numbers.getBoundingClientRect().bottom);
  },
};

/** A prize of eleven figures, for which no stub has room. */
export const Jackpot: Story = {
  args: { answers: winning(75_980_220_150) },
  play: async ({ canvas }) => {
    const prize = await canvas.findByText('75.980.220.150 ₫');
    const paper = prize.closest('article')?.getBoundingClientRect();
    await expect(prize.getBoundingClientRect().right).toBeLessThan((paper?.right ?? 0) - 4);
  },
};

/** A ticket that waits says when its draw is and what it can win. */
export const Waiting: Story = {
  parameters: noPicture,
  args: { path: '/account/tickets/PW-2611-21-00117.power' },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Kỳ quay sắp tới' }, patient));
    await expect(await next.findByText('Quay hôm nay')).toBeVisible();
    await expect(await next.findByText('18:00', {}, patient)).toBeVisible();
    await expect(await next.findByText('Giải Nhất')).toBeInTheDocument();
  },
};

export const Won: Story = {
  args: { path: '/account/tickets/PW-2611-19-08842.power' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trong số dư thưởng')).toBeVisible();
    // Code and day of the purchase are said once, and one button alone is loud.
    await expect(await canvas.findAllByText(/09:14, 19\/11\/2026/)).toHaveLength(1);
    await expect(canvas.getAllByText('PW-2611-19-08842')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: /^Mua lại/ }).closest('ul')).toHaveAccessibleName('Với vé này');
  },
};

/** A ticket of two copies says so wherever its money is shown. */
export const BoughtTwice: Story = {
  args: { path: '/account/tickets/019a9b1e-4c2d-7f3a-8b5c-2e6f90a1b7d4.power' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(factsOf('2 vé · Trùng 4 số · Giải Nhì'))).toBeVisible();
    await expect(await canvas.findByText('Tiền 2 vé')).toBeVisible();
    await expect(await canvas.findByText('2E6F-90A1-B7D4')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Sao chép mã vé' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Xem tiền thưởng' }));
    await expect(await canvas.findByText('2 vé A · Giải Nhì')).toBeVisible();
    await expect(await canvas.findByText('2 vé trúng')).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { path: '/account/tickets/PW-2611-14-00031.power' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Đã hủy').length).toBeGreaterThan(0));
    await expect(canvas.queryByText(/Chúc mừng/)).toBeNull();
  },
};

const deletes = (ids: readonly string[]) =>
  answer({ deleted: ids.map((id) => ({ ticketId: `${id}-A`, ticketStatus: 6 })) });

/** An order that was left unpaid can still be paid, or cancelled; all of it by the keyboard. */
export const Unpaid: Story = {
  args: {
    path: '/account/tickets/PW-2611-21-00140.power',
    answers: { 'POST /client-tickets/client-delete-tickets': deletes(['PW-2611-21-00140']) },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByRole('link', { name: 'Thanh toán' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/payment\/PW-2611-21-00140$/),
    );
    canvas.getByRole('button', { name: 'Hủy đơn này' }).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await page.findByRole('dialog', { name: 'Hủy đơn này?' }, patient));
    sheet.getByRole('button', { name: 'Hủy đơn' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('dialog', { name: 'Đã hủy đơn' }, patient)).toBeInTheDocument();
  },
};

/** Once the draw is over, its foot buys the same again; nothing of it is loud. */
export const BuysAgain: Story = {
  parameters: noPicture,
  args: { path: '/account/tickets/PW-2611-17-04410.power' },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: /^Mua lại/ }, patient);
    await expect(again.closest('ul')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Chọn số kỳ tới' }).closest('ul')).toHaveAccessibleName('Với vé này');
    again.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: /^Mua lại bộ số/ }, patient));
    await expect(sheet.getByText('Đúng các bộ số lần trước, cho kỳ đang bán.')).toBeInTheDocument();
  },
};

/** A ticket that won nothing is deleted once the player says so twice; one that won is not offered. */
export const Delete: Story = {
  args: {
    path: '/account/tickets/PW-2611-17-04410.power',
    answers: {
      'POST /client-tickets/client-delete-tickets': refuse(409, 'TICKET_NOT_DELETABLE', 'Không thể xóa vé này.'),
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa khỏi lịch sử vé' }, patient));
    await userEvent.click(await page.findByRole('button', { name: 'Xóa vé' }, patient));
    await expect(await page.findByRole('alert')).toHaveTextContent('Không thể xóa vé này.');
    await userEvent.click(page.getByRole('button', { name: 'Giữ lại' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const NothingBoughtYet: Story = {
  args: { path: '/account/tickets?game=mega' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có vé nào')).toBeVisible();
  },
};

export const Guest: Story = {
  args: { isLoggedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đăng nhập để xem vé')).toBeVisible();
  },
};

export const SomebodyElses: Story = {
  args: { path: '/account/tickets/unknown' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy vé')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Xem vé của tôi' })).toHaveAttribute('href', '/account/tickets');
  },
};

export const ServerRefuses: Story = {
  args: {
    answers: { 'POST /client-tickets/client-get-tickets': refuse(400, 'VALIDATION_ERROR', 'Không đọc được vé') },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Chưa tải được vé');
  },
};

/** Numbers of three digits: one wins in any order, a pair by one of its numbers; the draw stands by prize. */
export const Max3DFromHistoryToReward: Story = {
  args: { path: '/account/tickets?game=max3d' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the receipt says what each ticket made of the draw', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'MAX 3D' }, patient));
      await expect(
        await canvas.findByText(factsOf(/^Bất kỳ thứ tự · Trùng 1 bộ số · Giải Đặc biệt/), {}, patient),
      ).toBeVisible();
      await expect(await canvas.findByText('Đúng thứ tự')).toBeVisible();
      await expect(await canvas.findByText(factsOf(/^Max3D\+ · Trùng 1 bộ số · Giải Năm · [\d.]+/))).toBeVisible();
      await expect(await canvas.findByText(factsOf('168 039'))).toBeVisible();
    });
    await step('and its reward names both prizes', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Xem tiền thưởng' }));
      await expect(await canvas.findByText('Vé A · Giải Đặc biệt (bất kỳ thứ tự)', {}, patient)).toBeVisible();
      await expect(await canvas.findByText('Vé C · Giải Năm')).toBeVisible();
    });
  },
};

export const TwentyNumbersOfMax3DPro: Story = {
  args: { path: '/account/tickets/MP-2611-19-00007.max3dpro' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(factsOf('Bao nhiều bộ số · 20 bộ số · Trùng 1 bộ số · Giải Sáu'), {}, patient),
    ).toBeVisible();
    await expect(await canvas.findByText('030, trúng')).toBeInTheDocument();
  },
};
