import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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
    await expect(canvas.getByText('Quay 18:00 Chủ Nhật 22/11')).toBeVisible();
  },
};

export const ABaoWarnsBeforeItClears: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('two quick tickets', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Chọn nhanh vé A' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Chọn nhanh vé B' }));
      await expect(canvas.getByText('2 vé × 1 kỳ')).toBeVisible();
    });
    await step('the sheet says what changing costs', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Cách chơi/ }));
      const sheet = await screen.findByRole('dialog', { name: 'Cách chơi' });
      await userEvent.click(within(sheet).getByRole('radio', { name: /Bao 8/ }));
      await expect(within(sheet).getByRole('alert')).toHaveTextContent('Đổi cách chơi sẽ xóa 2 vé đã chọn.');
      await userEvent.click(within(sheet).getByRole('button', { name: 'Chơi Bao 8' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByText('0 vé × 1 kỳ')).toBeVisible();
    });
    await step('eight numbers cost 28 tickets', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vé A/ }));
      const sheet = await screen.findByRole('dialog', { name: 'Vé A · Bao 8' });
      await userEvent.click(within(sheet).getByRole('button', { name: '03' }));
      await userEvent.click(within(sheet).getByRole('button', { name: 'Ngẫu nhiên' }));
      await expect(within(sheet).getByRole('button', { name: '03' })).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(within(sheet).getByRole('button', { name: /^Xong · 280\.000/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const RemovesAllAndTakesItBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chọn nhanh 6 vé' }));
    await expect(canvas.getByText('6 vé × 1 kỳ')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa tất cả' }));
    await expect(canvas.getByText('0 vé × 1 kỳ')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await expect(canvas.getByText('6 vé × 1 kỳ')).toBeVisible();
  },
};
