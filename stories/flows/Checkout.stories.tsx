import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, refuse, stillLoading } from '../support/answers';
import { eighteenLines, serverCart, storedCart } from '../support/cartFixtures';
import { boughtNowArgs, confirmAge, pay } from '../support/checkout';
import { filledCart } from '../support/orderFixtures';
import { ShopStory } from '../support/ShopStory';

const meta = {
  title: 'flows/Checkout',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: boughtNowArgs,
  beforeEach: confirmAge,
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const eighteen = Object.values(eighteenLines).flat();

/** A server that refuses the first call of a visit and answers the others so. */
function firstRefused(known: ReturnType<typeof answer>) {
  let calls = 0;
  return () => {
    calls += 1;
    return calls === 1 ? refuse(403, 'FORBIDDEN', 'Không được phép') : known;
  };
}

/** What 'Mua ngay' was pressed for, ready to be paid. */
export const BuyNow: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Số dư đủ để thanh toán')).toBeVisible();
    await expect(await canvas.findByText(/06 14 22 35 41 53 \+ 09/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Thanh toán 10\.000/ })).toBeEnabled();
  },
};

/** The same for what is chosen in the cart. */
export const FromTheCart: Story = {
  args: { path: '/checkout', stored: filledCart },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('KENO BAO')).toBeVisible();
    await expect(await canvas.findByText('3 vé')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Thanh toán 170\.000/ })).toBeEnabled();
  },
};

/** Of many tickets their count stands there, so that how they are paid stays in sight; they are shown once asked for. */
export const ManyTickets: Story = {
  args: { path: '/checkout', stored: storedCart(eighteen), answers: serverCart(eighteen) },
  play: async ({ canvas, userEvent }) => {
    const show = await canvas.findByRole('button', { name: 'Xem 18 vé' });
    const order = within(canvas.getByLabelText('Đơn hàng'));
    await expect(order.queryByRole('list')).toBeNull();
    const method = canvas.getByRole('radio', { name: /^Ví Vé Lộc/ });
    const footer = canvas.getByRole('button', { name: /^Thanh toán 180\.000/ });
    await expect(method.getBoundingClientRect().bottom).toBeLessThan(footer.getBoundingClientRect().top);
    show.focus();
    await userEvent.keyboard('{Enter}');
    await expect(order.getAllByRole('list').length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Thu gọn' }));
    await expect(order.queryByRole('list')).toBeNull();
  },
};

export const BalanceUnknown: Story = {
  args: { answers: { 'GET /users/get-user-balance': stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đang kiểm tra số dư…')).toBeVisible();
  },
};

/** The check before paying comes to nothing: said on the page, and again at the press, which pays nothing. */
export const BalanceRefused: Story = {
  args: { answers: { 'GET /users/get-user-balance': refuse(403, 'FORBIDDEN', 'Không được phép') } },
  play: async (playing) => {
    const sentence = 'Không thể kiểm tra số dư. Vui lòng thử lại.';
    await expect(await playing.canvas.findByText(sentence)).toBeVisible();
    await pay(playing);
    const popup = await screen.findByRole('dialog');
    await waitFor(() => expect(popup).toBeVisible());
    await expect(popup).toHaveTextContent(sentence);
    await playing.userEvent.click(within(popup).getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(popup).not.toBeInTheDocument());
  },
};

/** Asked for again, the balance comes. */
export const BalanceComesAtLast: Story = {
  args: {
    answers: {
      'GET /users/get-user-balance': firstRefused(answer({ amount: 25_000, rewardAmount: 0 })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thử lại' }));
    await expect(await canvas.findByText('Số dư đủ để thanh toán')).toBeVisible();
    await expect(await canvas.findByText('15.000 ₫')).toBeVisible();
  },
};

export const ByBankTransfer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Chuyển khoản ngân hàng/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Ngân hàng chuyển tiền' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(await within(sheet).findByRole('radio', { name: /Vietcombank/ }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Chọn ngân hàng này' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Vietcombank · Quét mã VietQR')).toBeVisible();
  },
};

export const BanksDidNotCome: Story = {
  args: { answers: { 'POST /banks/get-all': refuse(400, 'VALIDATION_ERROR', 'Không đọc được ngân hàng') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Chuyển khoản ngân hàng/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Ngân hàng chuyển tiền' });
    await expect(await within(sheet).findByRole('alert')).toHaveTextContent('Chưa tải được danh sách ngân hàng');
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

export const NothingBought: Story = {
  args: { stored: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có vé nào chờ thanh toán')).toBeVisible();
  },
};

/** One draw of three closed between looking and paying: it is left out, and one more press pays the rest. */
export const RestStaysPayable: Story = {
  args: {
    path: '/checkout',
    stored: { ...filledCart },
    answers: {
      'POST /client-carts/checkout': refuse(409, 'PERIOD_CLOSED', 'Kỳ quay đã đóng bán. Vui lòng chọn kỳ khác.', {
        items: [{ id: 'line-1', code: 'PERIOD_CLOSED' }],
      }),
      'POST /client-carts/sync': refuse(400, 'VALIDATION_ERROR', 'Không đọc được giỏ hàng'),
      'GET /users/get-user-balance': answer({ amount: 250_000, rewardAmount: 0 }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Thanh toán 170\.000/ }));
    const popup = await screen.findByRole('dialog');
    await waitFor(() => expect(popup).toBeVisible());
    await expect(popup).toHaveTextContent('KENO BAO: Kỳ quay đã đóng bán.');
    await expect(popup).toHaveTextContent('Các vé còn lại vẫn thanh toán được.');
    await userEvent.click(within(popup).getByRole('button', { name: 'Đóng' }));
    await expect(await canvas.findByRole('button', { name: /^Thanh toán 20\.000/ })).toBeVisible();
    await expect(canvas.queryByText('KENO BAO')).toBeNull();
  },
};
