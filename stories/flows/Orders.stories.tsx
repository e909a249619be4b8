import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Order } from '@veloc/rules';
import { answer, noAnswer, refuse, stillLoading, type Answer, type Answers } from '../support/answers';
import { fixedNow } from '../support/fixedNow';
import { gatewayPayment, orders, paidAnswer } from '../support/orderFixtures';
import { ShopStory } from '../support/ShopStory';

const read = (order: Order): Answers => ({ [`GET /client-carts/checkout-session/${order.id}`]: answer({ order }) });

/** Waits to be paid when it is asked for first, and has run out from then on. */
function runsOut(order: Order): () => Answer {
  let asked = 0;
  return () => {
    asked += 1;
    return answer({ order: asked === 1 ? order : { ...order, status: 'expired' } });
  };
}

const { pending, mixed, keno, expired, refunded, cancelled } = orders;

const meta = {
  title: 'flows/Orders',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: `/payment/${pending.id}`, answers: read(pending) },
  beforeEach: () => localStorage.setItem('veloc.age-confirmed', 'true'),
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Thanh toán 10\.000/ })).toBeEnabled();
    await expect(canvas.getByRole('timer')).toHaveTextContent('Thanh toán trong 10:00');
  },
};

/** Whoever waits too long sees the order run out, and no button to pay it. */
export const RunsOutMeanwhile: Story = {
  args: {
    answers: {
      [`GET /client-carts/checkout-session/${pending.id}`]: runsOut({
        ...pending,
        expiresAt: new Date(fixedNow - 1_000).toISOString(),
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đã hết hạn', { selector: 'span' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Thanh toán/ })).toBeNull();
  },
};

/** Paid on its own page, it becomes what has been paid. */
export const PaidHere: Story = {
  args: {
    answers: { ...read(pending), 'POST /client-transaction/add-transaction': answer(paidAnswer(pending)) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Thanh toán 10\.000/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Mua vé thành công!' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Đã thanh toán', { selector: 'span' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Thanh toán/ })).toBeNull();
  },
};

/** The tickets of Power that the mixed order became. */
const bought = answer({
  id: `${mixed.id}.power`,
  gameId: 'power',
  createdAt: mixed.paidAt,
  total: 10_000,
  listPeriod: [
    {
      periodId: 'power:01272',
      name: 'Kỳ #01272',
      resultDate: '21/11/2026',
      result: null,
      tickets: mixed.items
        .filter(({ gameId }) => gameId === 'power')
        .map(({ ticket }) => ({
          ticketId: '019aa2f0-0000-7000-8000-2e6f90a1b7d4',
          ticketStatus: 1,
          code: 'A',
          ticket,
          price: 10_000,
          prize: 0,
        })),
    },
  ],
  reward: null,
});

/** A cart of three games: the order's code, and those of the tickets that are known. */
export const CartPaid: Story = {
  args: {
    path: `/payment/cart-checkout?id=${mixed.id}`,
    answers: {
      ...read(mixed),
      'GET /client-tickets/client-get-ticket-detail-v2': (request) =>
        new URL(request.url).searchParams.get('id') === `${mixed.id}.power`
          ? bought
          : refuse(404, 'NOT_FOUND', 'Không tìm thấy vé'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2E6F-90A1-B7D4')).toBeVisible();
    await expect(await canvas.findByText('Thanh toán thành công. Vé đã sẵn sàng dự thưởng.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Xem vé KENO BAO' })).toHaveAttribute(
      'href',
      `/account/tickets/${mixed.id}.keno`,
    );
  },
};

/** Fourteen lines of Keno come on three slips. */
export const KenoOnSlips: Story = {
  args: { path: `/payment/keno-checkout/${keno.id}`, answers: read(keno) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Phiếu 1/3 · 6 vé')).toBeVisible();
    await expect(await canvas.findByText('Phiếu 3/3 · 2 vé')).toBeInTheDocument();
  },
};

export const Expired: Story = {
  args: { path: `/payment/${expired.id}`, answers: read(expired) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/đã hết hạn và chưa bị trừ tiền/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chọn vé lại' })).toHaveAttribute('href', '/power');
  },
};

export const Cancelled: Story = {
  args: { path: `/payment/${cancelled.id}`, answers: read(cancelled) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đơn hàng đã hủy và chưa bị trừ tiền.')).toBeVisible();
  },
};

export const Refunded: Story = {
  args: { path: `/payment/${refunded.id}`, answers: read(refunded) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kỳ quay bị hủy. Tiền vé đã được hoàn vào Ví Vé Lộc.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { [`GET /client-carts/checkout-session/${pending.id}`]: stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Đang tải đơn hàng')).toBeVisible();
  },
};

export const NoAnswer: Story = {
  args: { answers: { [`GET /client-carts/checkout-session/${pending.id}`]: noAnswer } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Chưa tải được đơn hàng');
  },
};

export const SomebodyElses: Story = {
  args: { answers: { [`GET /client-carts/checkout-session/${pending.id}`]: refuse(404, 'NOT_FOUND', 'Không có') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy đơn hàng')).toBeVisible();
  },
};

export const NoneNamed: Story = {
  args: { path: '/payment/keno-checkout' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa chọn đơn hàng')).toBeVisible();
  },
};

export const Guest: Story = {
  args: { isLoggedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đăng nhập để xem đơn hàng')).toBeVisible();
  },
};

const fromGateway = (payment: ReturnType<typeof gatewayPayment>) => ({
  path: `/checkout/vnpt?id=${payment.id}&status=success`,
  answers: { [`GET /client/payment-history/${payment.id}`]: answer(payment) },
});

/** The address claims success; the server knows better, and is asked again. */
export const GatewayPending: Story = {
  args: fromGateway(gatewayPayment('pending')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đang chờ ngân hàng xác nhận. Trang này tự cập nhật.')).toBeVisible();
  },
};

export const GatewayPaid: Story = {
  args: fromGateway(gatewayPayment('success')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Giao dịch thành công. Tiền đã vào Ví Vé Lộc.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Thanh toán đơn hàng' })).toHaveAttribute(
      'href',
      `/payment/${pending.id}`,
    );
  },
};

export const GatewayFailed: Story = {
  args: fromGateway(gatewayPayment('failed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/không thành công/)).toBeVisible();
  },
};

export const GatewayUnknown: Story = {
  args: { path: '/checkout/vnpt?status=success' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy giao dịch')).toBeVisible();
  },
};
