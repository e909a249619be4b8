import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, noAnswer, refuse, stillLoading } from '../support/answers';
import { boughtNow, filledCart, orders, paidAnswer } from '../support/orderFixtures';
import { ShopStory } from '../support/ShopStory';

const { pending, mixed } = orders;
const ORDER = 'POST /client-tickets/create-raw-ticket';
const PAY = 'POST /client-transaction/add-transaction';

const meta = {
  title: 'flows/Checkout',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/payment/checkout',
    stored: boughtNow,
    answers: { [ORDER]: answer(pending), [PAY]: answer(paidAnswer(pending)) },
  },
  beforeEach: () => localStorage.setItem('veloc.age-confirmed', 'true'),
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Playing = Parameters<Play>[0];

/** A server that refuses the first call of a visit and answers the others so. */
function firstRefused(known: ReturnType<typeof answer>) {
  let calls = 0;
  return () => {
    calls += 1;
    return calls === 1 ? refuse(403, 'FORBIDDEN', 'Không được phép') : known;
  };
}

async function pay({ canvas, userEvent }: Pick<Playing, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Thanh toán 10\.000/ }));
}

/** What 'Mua ngay' was pressed for, ready to be paid. */
export const BuyNow: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Số dư đủ để thanh toán')).toBeVisible();
    await expect(canvas.getByText(/06 14 22 35 41 53 \+ 09/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Thanh toán 10\.000/ })).toBeEnabled();
  },
};

/** The same for what is chosen in the cart. */
export const FromTheCart: Story = {
  args: { path: '/checkout', stored: filledCart },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('KENO BAO')).toBeVisible();
    await expect(canvas.getByText('3 vé')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Thanh toán 170\.000/ })).toBeEnabled();
  },
};

export const Paid: Story = {
  play: async (playing) => {
    await pay(playing);
    const popup = await screen.findByRole('dialog', { name: 'Mua vé thành công!' });
    await waitFor(() => expect(popup).toBeVisible());
    await expect(within(popup).getByText('10.000 ₫')).toBeInTheDocument();
    // Under it the page still tells what the wallet held, and what is left of that.
    await expect(screen.getByText('240.000 ₫')).toBeInTheDocument();
    await expect(screen.getByText('Đã thanh toán', { selector: 'button' })).toBeInTheDocument();
    // With the focus inside it the popup stays.
    await playing.userEvent.tab();
  },
};

/** Closing the popup leaves the player with the order and its tickets. */
export const PaidAndOn: Story = {
  args: {
    answers: {
      [ORDER]: answer(pending),
      [PAY]: answer(paidAnswer(pending)),
      [`GET /client-carts/checkout-session/${pending.id}`]: answer({ order: paidAnswer(pending).order }),
    },
  },
  play: async (playing) => {
    await pay(playing);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Mua vé thành công!' })).toBeVisible());
    await playing.userEvent.keyboard('{Escape}');
    await expect(await playing.canvas.findByText('Thanh toán thành công. Vé đã sẵn sàng dự thưởng.')).toBeVisible();
    await expect(playing.canvas.getByRole('link', { name: 'Xem vé của tôi' })).toBeVisible();
  },
};

export const Paying: Story = {
  args: { answers: { [ORDER]: answer(pending), [PAY]: stillLoading } },
  play: async (playing) => {
    await pay(playing);
    await expect(await playing.canvas.findByRole('button', { name: /Đang thanh toán/ })).toBeVisible();
  },
};

export const PeriodHasClosed: Story = {
  args: {
    answers: {
      [ORDER]: answer(pending),
      [PAY]: refuse(409, 'PERIOD_CLOSED', 'Kỳ quay đã đóng bán. Vui lòng chọn kỳ khác.'),
    },
  },
  play: async (playing) => {
    await pay(playing);
    const popup = await screen.findByRole('dialog');
    await waitFor(() => expect(popup).toBeVisible());
    await expect(popup).toHaveTextContent('Kỳ quay đã đóng bán. Vui lòng chọn kỳ khác.');
  },
};

/** A refused purchase is not pressed for in vain again: it waits, and one press takes it on to the next draw. */
export const DrawHasClosed: Story = {
  args: PeriodHasClosed.args ?? {},
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    const payButton = () => canvas.getByRole('button', { name: /^Thanh toán 10\.000/ });
    await pay(playing);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText(/Kỳ quay đã đóng bán nên vé này chưa được mua/)).toBeVisible();
    await expect(payButton()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Chuyển sang Kỳ #01272' }));
    await waitFor(() => expect(payButton()).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByText(/Kỳ #01272/)).toBeVisible();
  },
};

export const TooLittleInTheWallet: Story = {
  args: { answers: { 'GET /users/get-user-balance': answer({ amount: 3_000, rewardAmount: 0 }) } },
  play: async (playing) => {
    const sentence = 'Số dư không đủ để thanh toán. Bạn cần thêm 7.000 VNĐ.';
    await expect(await playing.canvas.findByText(sentence)).toBeVisible();
    await pay(playing);
    const popup = await screen.findByRole('dialog', { name: 'Số dư không đủ' });
    await waitFor(() => expect(popup).toBeVisible());
    await expect(within(popup).getByText(sentence)).toBeInTheDocument();
    await expect(within(popup).getByRole('button', { name: 'Nạp ngay' })).toBeVisible();
  },
};

/** The wallet was spent elsewhere meanwhile: the server says what is missing. */
export const SpentMeanwhile: Story = {
  args: {
    answers: {
      [ORDER]: answer(pending),
      [PAY]: {
        status: 402,
        body: {
          status: 402,
          code: 'INSUFFICIENT_BALANCE',
          message: 'Số dư không đủ để thanh toán. Bạn cần thêm 4.000 VNĐ.',
          data: { shortfall: 4_000 },
        },
      },
    },
  },
  play: async (playing) => {
    await pay(playing);
    const popup = await screen.findByRole('dialog', { name: 'Số dư không đủ' });
    await waitFor(() => expect(popup).toBeVisible());
    await expect(popup).toHaveTextContent('Bạn cần thêm 4.000 VNĐ.');
  },
};

export const NoAnswer: Story = {
  args: { answers: { [ORDER]: noAnswer } },
  play: async (playing) => {
    await pay(playing);
    const popup = await screen.findByRole('dialog');
    await waitFor(() => expect(popup).toBeVisible());
    await expect(popup).toHaveTextContent('Không kết nối được máy chủ. Vui lòng kiểm tra mạng và thử lại.');
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
    await expect(canvas.getByText('15.000 ₫')).toBeVisible();
  },
};

const askingForProof = refuse(403, 'STEP_UP_REQUIRED', 'Đơn hàng lớn cần mã PIN hoặc mã xác thực để thanh toán.');

/** A server that asks for a proof and answers it so. */
function proving(judged: ReturnType<typeof refuse>) {
  return {
    [ORDER]: answer(pending),
    [PAY]: async (request: Request) => {
      const sent = (await request.json()) as { pin?: string };
      return sent.pin === undefined ? askingForProof : judged;
    },
  };
}

async function prove(playing: Playing) {
  await pay(playing);
  const sheet = await screen.findByRole('dialog', { name: 'Xác nhận thanh toán' });
  await waitFor(() => expect(sheet).toBeVisible());
  await playing.userEvent.click(within(sheet).getByLabelText('Mã PIN', { selector: '[inputmode=numeric]' }));
  await playing.userEvent.keyboard('140789');
  return sheet;
}

export const ProofWanted: Story = {
  args: { answers: proving(askingForProof) },
  play: async (playing) => {
    await pay(playing);
    const sheet = await screen.findByRole('dialog', { name: 'Xác nhận thanh toán' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(within(sheet).getByText('Nhập mã PIN gồm 6 số của bạn.')).toBeVisible();
  },
};

export const WrongPin: Story = {
  args: { answers: proving(refuse(400, 'PIN_INVALID', 'Số điện thoại hoặc mã PIN không đúng')) },
  play: async (playing) => {
    const sheet = await prove(playing);
    await expect(await within(sheet).findByText('Mã PIN không đúng. Vui lòng nhập lại.')).toBeVisible();
  },
};

export const PinLocked: Story = {
  args: { answers: proving(refuse(423, 'PIN_LOCKED', 'Mã PIN tạm khóa. Vui lòng thử lại sau 15 phút.')) },
  play: async (playing) => {
    const sheet = await prove(playing);
    await expect(await within(sheet).findByText('Mã PIN tạm khóa. Vui lòng thử lại sau 15 phút.')).toBeVisible();
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
    await expect(canvas.getByText('Vietcombank · Quét mã VietQR')).toBeVisible();
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

/** Asked once on a device, before the first purchase. */
export const AsksForTheAge: Story = {
  beforeEach: () => localStorage.removeItem('veloc.age-confirmed'),
  play: async (playing) => {
    await pay(playing);
    const sheet = await screen.findByRole('dialog', { name: 'Bạn đã đủ 18 tuổi?' });
    await waitFor(() => expect(sheet).toBeVisible());
    await playing.userEvent.click(within(sheet).getByRole('button', { name: 'Tôi đã đủ 18 tuổi' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Mua vé thành công!' })).toBeVisible());
    await playing.userEvent.tab();
  },
};

export const Guest: Story = {
  args: { isLoggedIn: false },
  play: async (playing) => {
    await pay(playing);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible());
  },
};

export const NothingBought: Story = {
  args: { stored: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có vé nào chờ thanh toán')).toBeVisible();
  },
};

/** The cart has been paid, but the answer never came: its order tells. */
export const PaidThoughUnheard: Story = {
  args: {
    path: '/checkout',
    stored: {
      'veloc.payment': JSON.stringify([
        { subject: 'cart 1', orderKey: 'a', chargeKey: 'b', orderId: mixed.id, isHeard: false },
      ]),
    },
    answers: { [`GET /client-carts/checkout-session/${mixed.id}`]: answer({ order: mixed }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Thanh toán thành công. Vé đã sẵn sàng dự thưởng.')).toBeVisible();
  },
};
