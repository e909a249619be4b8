import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { page, refuse } from '../support/answers';
import { patient } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';
import { histories } from '../support/ticketFixtures';

const meta = {
  title: 'flows/Tickets',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account/tickets?game=power' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the history to a won ticket and its reward. */
export const FromHistoryToReward: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the filter leaves the won one', async () => {
      await waitFor(() => expect(canvas.getAllByRole('link', { name: 'POWER 6/55' })).toHaveLength(4));
      await userEvent.click(canvas.getByText('Đã trúng'));
      await waitFor(() => expect(canvas.getAllByRole('link', { name: 'POWER 6/55' })).toHaveLength(1));
    });
    await step('its receipt is gold', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'POWER 6/55' }));
      await expect(await canvas.findByText('Chúc mừng, vé của bạn đã trúng')).toBeVisible();
      await expect(canvas.getByText('Trùng 4 số · Giải Nhì')).toBeVisible();
      await expect(canvas.getByText(/05 17 23 31 44 52/)).toBeVisible();
    });
    await step('its reward names the prize', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Xem tiền thưởng' }));
      await expect(await canvas.findByText('Vé A · Giải Nhì')).toBeVisible();
    });
  },
};

export const History: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kỳ 19/11 · 2 vé')).toBeVisible();
    await expect(canvas.getByText('Kỳ 21/11 · 2 vé')).toBeVisible();
  },
};

/** A prize of eleven figures, for which the stub has no room. */
export const Jackpot: Story = {
  args: {
    answers: {
      'POST /client-tickets/client-get-tickets': page(
        (histories.power ?? []).slice(1, 2).map((entry) => ({
          ...entry,
          listPeriod: entry.listPeriod.map((period) => ({
            ...period,
            tickets: period.tickets.map((ticket) => ({ ...ticket, prize: ticket.prize && 75_980_220_150 })),
          })),
        })),
      ),
    },
  },
  play: async ({ canvas }) => {
    const prize = await canvas.findByText('75.980.220.150 ₫');
    const paper = prize.closest('article')?.getBoundingClientRect();
    await expect(prize.getBoundingClientRect().right).toBeLessThan((paper?.right ?? 0) - 4);
  },
};

export const Won: Story = {
  args: { path: '/account/tickets/PW-2611-19-08842.power' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đã trả thưởng')).toBeVisible();
  },
};

/** A ticket of two copies says so wherever its money is shown. */
export const BoughtTwice: Story = {
  args: { path: '/account/tickets/019a9b1e-4c2d-7f3a-8b5c-2e6f90a1b7d4.power' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('x 2 · Trùng 4 số · Giải Nhì')).toBeVisible();
    await expect(canvas.getByText('Tiền 2 vé')).toBeVisible();
    await expect(canvas.getByText('2E6F-90A1-B7D4')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sao chép mã vé' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Xem tiền thưởng' }));
    await expect(await canvas.findByText('Vé A x 2 · Giải Nhì')).toBeVisible();
    await expect(canvas.getByText('2 vé trúng')).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { path: '/account/tickets/PW-2611-14-00031.power' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Đã hủy').length).toBeGreaterThan(0));
    await expect(canvas.queryByText(/Chúc mừng/)).toBeNull();
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
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Không tìm thấy vé');
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
      await expect(await canvas.findByText('Trùng 1 bộ số · Giải Đặc biệt (bất kỳ thứ tự)', {}, patient)).toBeVisible();
      await expect(canvas.getByText('Trùng 0 bộ số · Chưa trúng giải')).toBeVisible();
      await expect(canvas.getByText('Trùng 1 bộ số · Giải Năm')).toBeVisible();
      await expect(canvas.getByText('168 039')).toBeVisible();
    });
    await step('and its reward names both prizes', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Xem tiền thưởng' }));
      await expect(await canvas.findByText('Vé A · Giải Đặc biệt (bất kỳ thứ tự)', {}, patient)).toBeVisible();
      await expect(canvas.getByText('Vé C · Giải Năm')).toBeVisible();
    });
  },
};

export const TwentyNumbersOfMax3DPro: Story = {
  args: { path: '/account/tickets/MP-2611-19-00007.max3dpro' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trùng 1 bộ số · Giải Sáu', {}, patient)).toBeVisible();
    await expect(canvas.getByText('030, trúng')).toBeInTheDocument();
  },
};
