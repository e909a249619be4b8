import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, stillLoading } from '../support/answers';
import { balance } from '../support/fixtures';
import { moneyAnswers, withdrawals } from '../support/moneyFixtures';
import { ShopStory } from '../support/ShopStory';

const meta = {
  title: 'flows/Wallet',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account', answers: moneyAnswers },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

let held = balance;

/** Prizes go to the wallet, as much as is asked for. */
export const RewardToWallet: Story = {
  beforeEach: () => {
    held = balance;
  },
  args: {
    answers: {
      ...moneyAnswers,
      // A page asks for it once more now and then.
      'GET /users/get-user-balance': () => answer(held),
      'POST /client-transaction/transfer-reward': () => {
        held = { amount: balance.amount + balance.rewardAmount, rewardAmount: 0 };
        const transaction = { ...withdrawals[0], kind: 'reward_transfer', status: 'success' };
        return answer({ transaction, balance: held });
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Chuyển 480\.000\s₫ vào ví$/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Chuyển thưởng vào ví' }));
    const amount = sheet.getByRole('textbox', { name: 'Số tiền muốn chuyển' });
    await expect(sheet.getByRole('button', { name: /^Chuyển 480\.000/ })).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(amount);
    await expect(sheet.getByRole('button', { name: 'Nhập số tiền muốn chuyển' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(amount, '480001');
    await expect(sheet.getByRole('button', { name: 'Chọn số tiền khác' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(amount, '{Backspace}0');
    await userEvent.click(sheet.getByRole('button', { name: /^Chuyển 480\.000/ }));
    const told = await screen.findByRole('dialog', { name: 'Đã chuyển vào ví' });
    await waitFor(() => expect(told).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('730.000 ₫')).toBeVisible());
  },
};

/** Balances that are not known yet are bars. */
export const BalancesUnknown: Story = {
  args: { answers: { ...moneyAnswers, 'GET /users/get-user-balance': stillLoading } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Chưa có số liệu')).length).toBeGreaterThan(1);
    await expect(canvas.queryByText(/−1/)).toBeNull();
  },
};
