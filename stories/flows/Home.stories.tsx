import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answer, noAnswer, stillLoading } from '../support/answers';
import { entries } from '../support/fixtures';
import { ShopStory } from '../support/ShopStory';

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
      await expect(within(hero).getByRole('link', { name: 'Chọn số ngay' })).toBeVisible();
    });
    await step('Keno tells the rhythm the server gave', async () => {
      await expect(canvas.getByText('Quay mỗi 8 phút')).toBeVisible();
    });
    await step('the age line closes the page', async () => {
      await expect(canvas.getByText(/Chơi có trách nhiệm, trong khả năng của bạn/)).toBeInTheDocument();
    });
  },
};

export const Guest: Story = {
  args: { isLoggedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Đăng nhập' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { 'GET /client/get-current-period': stillLoading, 'GET /public/banners': stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Đang tải trò chơi' })).toHaveAttribute('aria-busy', 'true');
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
  },
};
