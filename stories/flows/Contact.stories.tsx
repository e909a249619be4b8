import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answer, noAnswer, stillLoading } from '../support/answers';
import { contact } from '../support/fixtures';
import { patient } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

const meta = {
  title: 'flows/Contact',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/contact', isLoggedIn: false },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ways: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Gọi tổng đài' }, patient)).toHaveAttribute(
      'href',
      'tel:19000000',
    );
    await expect(canvas.getByRole('link', { name: 'Nhắn qua Zalo' })).toHaveAttribute(
      'href',
      'https://zalo.me/0900000000',
    );
    await expect(canvas.getByRole('link', { name: 'Gửi thư' })).toHaveAttribute('href', 'mailto:hotro@example.com');
  },
};

/** What the shop does not have is not offered. */
export const NoWay: Story = {
  args: { answers: { 'GET /public/support-contact': answer({ ...contact, phone: '', zalo: '', email: '' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có cách liên hệ', undefined, patient)).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    answers: {
      'GET /public/support-contact': answer({
        ...contact,
        title: 'Chúng tôi luôn ở đây, cả ngày lễ, ngày Tết và lúc nửa đêm',
        description:
          'Khi bạn cần giúp đỡ về vé, thanh toán, tiền thưởng hoặc tài khoản, hãy chọn cách tiện nhất. '.repeat(3),
        email: 'bo-phan-ho-tro-khach-hang-toan-quoc@mot-ten-mien-rat-dai.example.com',
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cả ngày lễ/, undefined, patient)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { 'GET /public/support-contact': stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Đang tải cách liên hệ', undefined, patient)).toBeVisible();
  },
};

export const Offline: Story = {
  args: { answers: { 'GET /public/support-contact': noAnswer } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', undefined, patient)).toHaveTextContent('Chưa tải được cách liên hệ');
  },
};
