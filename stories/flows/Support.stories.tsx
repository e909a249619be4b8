import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { noAnswer } from '../support/answers';
import { ShopStory } from '../support/ShopStory';

const meta = {
  title: 'flows/Support',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/test-support' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unreachable: Story = {
  args: { answers: { 'GET /client/get-current-period': noAnswer } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không kết nối được')).toBeVisible();
  },
};

/** The cart's state and a button for each transition. */
export const Cart: Story = {
  args: { path: '/test-cart', isLoggedIn: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm vé mới' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vé giống trước' }));
    await expect(await canvas.findByText(/^1 dòng · 2 vé/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Giả mất mạng' }));
    await expect(await canvas.findByText('offline')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa tất cả' }));
    await expect(await canvas.findByText(/^0 dòng · 0 vé/)).toBeVisible();
  },
};
