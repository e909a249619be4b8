import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { quickPick } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

const meta = {
  component: ShopStory,
  args: { path: '/mega' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/32\.684\.915\.500/)).toBeVisible();
    await expect(await canvas.findByText('Quay 18:00 Chủ Nhật 22/11')).toBeVisible();
  },
};

/** From the line under the tickets to the odds of the best of them. */
export const OddsOfATicket: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await quickPick(canvas, userEvent, 'A');
    const line = await canvas.findByRole('button', { name: /^Xác suất trúng giải cao nhất: 1\/8\.145\.060/ });
    line.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Cơ hội trúng' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(await within(sheet).findByText('52.000 năm')).toBeInTheDocument();
  },
};

export const ABaoWarnsBeforeItClears: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('two quick tickets', async () => {
      await quickPick(canvas, userEvent, 'A');
      await quickPick(canvas, userEvent, 'B');
      await expect(await canvas.findByText('2 vé × 1 kỳ')).toBeVisible();
    });
    await step('the sheet says what changing costs', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Cách chơi/ }));
      const sheet = await screen.findByRole('dialog', { name: 'Cách chơi' });
      await userEvent.click(within(sheet).getByRole('radio', { name: /Bao 8/ }));
      await expect(within(sheet).getByRole('alert')).toHaveTextContent('Đổi cách chơi sẽ xóa 2 vé đã chọn.');
      await userEvent.click(within(sheet).getByRole('button', { name: 'Chơi Bao 8' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByText('Chọn ít nhất một vé.')).toBeVisible();
    });
    await step('eight numbers cost 28 tickets', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vé A/ }));
      const sheet = await screen.findByRole('dialog', { name: 'Vé A · Bao 8' });
      await userEvent.click(within(sheet).getByRole('button', { name: '03' }));
      await userEvent.click(within(sheet).getByRole('button', { name: 'Chọn nhanh' }));
      await expect(within(sheet).getByRole('button', { name: '03' })).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(within(sheet).getByRole('button', { name: /^Xong · 280\.000/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** Six bao at a press would be a purchase nobody meant, so each says what it costs and is one. */
export const ABaoIsPickedOneAPress: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cách chơi/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Cách chơi' });
    await userEvent.click(within(sheet).getByRole('radio', { name: /Bao 8/ }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Chơi Bao 8' }));
    const pick = await canvas.findByRole('button', { name: /^Chọn nhanh 1 vé ?280\.000/ });
    await userEvent.click(pick);
    await expect(await canvas.findByText('1 vé × 1 kỳ')).toBeVisible();
    await userEvent.click(pick);
    await expect(await canvas.findByText('2 vé × 1 kỳ')).toBeVisible();
  },
};

export const GoesFromTicketToTicket: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('a ticket left half-way says what is missing', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Vé A/ }));
      const sheet = await screen.findByRole('dialog', { name: 'Vé A · Chọn 6 số' });
      await expect(await within(sheet).findByText('Xác suất trúng giải cao nhất: 1/8.145.060')).toBeVisible();
      for (const number of ['05', '16', '24']) {
        await userEvent.click(within(sheet).getByRole('button', { name: number }));
      }
      await userEvent.click(within(sheet).getByRole('button', { name: 'Vé tiếp' }));
    });
    await step('the next one is open at once, and "Chọn nhanh" keeps what is chosen', async () => {
      const sheet = await screen.findByRole('dialog', { name: 'Vé B · Chọn 6 số' });
      await userEvent.click(within(sheet).getByRole('button', { name: '45' }));
      await userEvent.click(within(sheet).getByRole('button', { name: 'Chọn nhanh' }));
      await expect(within(sheet).getByRole('button', { name: '45' })).toHaveAttribute('aria-pressed', 'true');
      await expect(within(sheet).getAllByRole('button', { pressed: true })).toHaveLength(6);
      await userEvent.click(within(sheet).getByRole('button', { name: /^Xong/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await expect(await canvas.findByText('Chọn thêm 3 số')).toBeVisible();
    await expect(await canvas.findByText('1 vé × 1 kỳ')).toBeVisible();
  },
};

export const AChipInThePickerAsksBeforeItClears: Story = {
  play: async ({ canvas, userEvent }) => {
    await quickPick(canvas, userEvent, 'B');
    await userEvent.click(canvas.getByRole('button', { name: /^Vé A/ }));
    const sheet = await screen.findByRole('dialog');
    await userEvent.click(within(sheet).getByRole('radio', { name: 'Bao 7' }));
    await expect(within(sheet).getByRole('alert')).toHaveTextContent('Đổi cách chơi sẽ xóa 1 vé đã chọn.');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Giữ nguyên' }));
    await expect(within(sheet).getByRole('radio', { name: '6 số' })).toBeChecked();
    await userEvent.click(within(sheet).getByRole('radio', { name: 'Bao 7' }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Đổi sang Bao 7' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Vé A · Bao 7' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Chọn ít nhất một vé.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await expect(await canvas.findByText('1 vé × 1 kỳ')).toBeVisible();
  },
};

export const SeveralDraws: Story = {
  play: async ({ canvas, userEvent }) => {
    await quickPick(canvas, userEvent, 'A');
    await userEvent.click(canvas.getByRole('button', { name: /Số kỳ/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Số kỳ dự thưởng' });
    await userEvent.click(within(sheet).getByText('5 kỳ'));
    await userEvent.click(within(sheet).getByRole('button', { name: /^Tăng,/ }));
    await waitFor(() => expect(within(sheet).getByText('1 vé × 6 kỳ')).toBeVisible());
    await userEvent.click(within(sheet).getByRole('button', { name: 'Xong' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('1 vé × 6 kỳ')).toBeVisible();
    await expect(await canvas.findByText('60.000\u00a0₫', { normalizer: (text) => text })).toBeInTheDocument();
  },
};

/** A guest may build and keep tickets; paying asks for a login. */
export const AddsToTheCart: Story = {
  args: { isLoggedIn: false },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Mua ngay' })).toHaveAttribute('aria-disabled', 'true');
    await quickPick(canvas, userEvent, 'A');
    await quickPick(canvas, userEvent, 'B');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào giỏ' }));
    await waitFor(() => expect(canvas.getByText('Đã thêm 2 vé vào giỏ hàng.')).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Xem giỏ hàng' }));
    await waitFor(() => expect(canvas.queryByText('Đã thêm 2 vé vào giỏ hàng.')).toBeNull());
    const draw = within(await canvas.findByRole('article', { name: /MEGA 6\/45/ }));
    await expect(draw.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const BuysAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await quickPick(canvas, userEvent, 'A');
    await userEvent.click(canvas.getByRole('button', { name: 'Mua ngay' }));
    await expect(await canvas.findByRole('heading', { name: 'Xác nhận thanh toán' })).toBeVisible();
    await expect(await canvas.findByText('1 vé')).toBeVisible();
  },
};

export const RemovesAllAndTakesItBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Chọn nhanh 6 vé/ }));
    await expect(await canvas.findByText('6 vé × 1 kỳ')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa tất cả' }));
    await expect(await canvas.findByText('Chọn ít nhất một vé.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await expect(await canvas.findByText('6 vé × 1 kỳ')).toBeVisible();
  },
};
