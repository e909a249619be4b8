import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { keepDiffering } from '../../storefront/data/promises';
import { limitsAnswer, someBudget } from '../support/accountFixtures';
import { answer } from '../support/answers';
import { lastDraw, patient } from '../support/gamePage';
import { withSaving } from '../support/sharing';
import { ShopStory } from '../support/ShopStory';

const meta = {
  title: 'flows/Account',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  args: { answers: limitsAnswer(someBudget) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+84 912 ••• 678')).toBeVisible();
    await expect(await canvas.findByText('480.000 ₫')).toBeVisible();
    await expect(await canvas.findByText('Tháng này 190.000 ₫ trong 500.000 ₫')).toBeVisible();
  },
};

/** The bell tells how much is new, and the eye covers both balances on this device. */
export const CoveredBalances: Story = {
  args: { answers: { 'POST /client/client-get-parameter': answer({ notificationCount: 3 }) } },
  beforeEach: () => () => localStorage.removeItem('veloc.balance-hidden'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Thông báo, 3 chưa đọc' })).toBeVisible();
    await expect(await canvas.findByText('480.000 ₫')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ẩn số dư' }));
    await expect(canvas.getAllByRole('img', { name: 'Đang ẩn' })).toHaveLength(2);
    await expect(canvas.queryByText('480.000 ₫')).not.toBeInTheDocument();
    await expect(localStorage.getItem('veloc.balance-hidden')).toBe('true');
  },
};

/** Logging out leads home, as a guest. */
export const LogsOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đăng xuất' }));
    await expect(await canvas.findByRole('button', { name: 'Đăng nhập' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Chọn trò chơi' })).toBeVisible();
    await expect(await lastDraw(canvas)).toBeVisible();
  },
};

/** What was found of a ticket is on this device alone, so it is offered first, and then given up by the keyboard. */
export const LogsOutWithEvidence: Story = {
  beforeEach: () => {
    keepDiffering('0198c9a0-0000-7000-8000-000000000001', '{}');
    return () => localStorage.removeItem('veloc.promises');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đăng xuất' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Lưu bằng chứng trước đã' }, patient));
    await withSaving(async (saved) => {
      await userEvent.click(sheet.getByRole('button', { name: 'Lưu bằng chứng' }));
      await waitFor(() => expect(saved).toEqual(['bang-chung.json']));
    });
    sheet.getByRole('button', { name: 'Vẫn đăng xuất' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Chọn trò chơi' }, patient)).toBeVisible();
    await expect(await lastDraw(canvas)).toBeVisible();
  },
};

export const Guest: Story = {
  args: { isLoggedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chào bạn')).toBeVisible();
  },
};

export const NoSuchPage: Story = {
  args: { path: '/no-such-page' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page could not be found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Về trang chủ/ })).toHaveAttribute('href', '/');
  },
};
