import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answer } from '../support/answers';
import { moneyAnswers, topUps, withdrawals } from '../support/moneyFixtures';
import { ShopStory } from '../support/ShopStory';

const [topUp] = topUps;

const meta = {
  title: 'flows/Receipts',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: `/account/payment-history/${withdrawals[0]?.id}`, answers: moneyAnswers },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A server that knows the first withdrawal as waiting until it is told to cancel it. */
function cancelling() {
  const [waiting] = withdrawals;
  let status = 'pending';
  return {
    [`GET /client/payment-history/${waiting?.id}`]: () => answer({ ...waiting, status, order: null }),
    'POST /client-withdraw/cancel': () => {
      status = 'cancelled';
      return answer({ ...waiting, status });
    },
  };
}

/** One movement as a receipt, with what it waits for. */
export const OnePayment: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/đang chờ chuyển\. Trang này tự cập nhật/)).toBeVisible();
    await expect(await canvas.findByText('•••• 3344')).toBeVisible();
  },
};

/** A top-up that waits leads back to the code that it is transferred by. */
export const TopUpWaiting: Story = {
  args: {
    path: `/account/payment-history/${topUp?.id}`,
    answers: { ...moneyAnswers, [`GET /client/payment-history/${topUp?.id}`]: answer({ ...topUp, order: null }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chờ chuyển khoản')).toBeVisible();
    const way = canvas.getByRole('link', { name: 'Mở mã chuyển khoản' });
    await expect(way).toHaveAttribute('href', `/account/recharge/checkout?order=${topUp?.id}`);
  },
};

/** Nobody transferred while the code was shown: said so, and no longer as if the bank were about to report. */
export const TopUpOverdue: Story = {
  args: {
    path: `/account/payment-history/${topUp?.id}`,
    answers: {
      ...moneyAnswers,
      [`GET /client/payment-history/${topUp?.id}`]: answer({
        ...topUp,
        createdAt: '2026-11-21T03:00:00.000Z',
        order: null,
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mã đã hết hạn')).toBeVisible();
    const way = canvas.getByRole('link', { name: /^Nạp lại 200\.000.₫$/ });
    await expect(way).toHaveAttribute('href', '/account/recharge/checkout?amount=200000&bank=vcb');
  },
};

/** A withdrawal that waits can be taken back, after a second thought. */
export const WithdrawalToCancel: Story = {
  args: { answers: { ...moneyAnswers, ...cancelling() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hủy yêu cầu rút tiền' }));
    const sheet = await screen.findByRole('dialog', { name: 'Hủy yêu cầu rút tiền?' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(sheet).toHaveTextContent('150.000 ₫ đang giữ sẽ trả lại Ví Vé Lộc ngay.');
  },
};

export const WithdrawalCancelled: Story = {
  args: { answers: { ...moneyAnswers, ...cancelling() } },
  play: async (playing) => {
    await WithdrawalToCancel.play?.(playing);
    await playing.userEvent.click(screen.getByRole('button', { name: 'Hủy yêu cầu' }));
    await expect(
      await playing.canvas.findByText('Bạn đã hủy yêu cầu rút tiền. Tiền đã trả lại Ví Vé Lộc.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const NotMine: Story = {
  args: { path: '/account/payment-history/none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy giao dịch')).toBeVisible();
  },
};
