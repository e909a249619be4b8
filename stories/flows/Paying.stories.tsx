import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, noAnswer, refuse, stillLoading } from '../support/answers';
import { boughtNowArgs, confirmAge, ORDER, pay, PAY } from '../support/checkout';
import { orders, paidAnswer } from '../support/orderFixtures';
import { ShopStory } from '../support/ShopStory';

const { pending, mixed } = orders;

const meta = {
  title: 'flows/Paying',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: boughtNowArgs,
  beforeEach: confirmAge,
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async (playing) => {
    await pay(playing);
    const popup = await screen.findByRole('dialog', { name: 'Mua vé thành công!' });
    await waitFor(() => expect(popup).toBeVisible());
    await expect(await within(popup).findByText('10.000 ₫')).toBeInTheDocument();
    await expect(await within(popup).findByText('quay 18:00 hôm nay')).toBeInTheDocument();
    // It tells what is left, as the page under it does.
    await expect(await screen.findAllByText('240.000 ₫')).toHaveLength(2);
    await expect(await screen.findByText('Đã thanh toán', { selector: 'button' })).toBeInTheDocument();
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
    await expect(await canvas.findByText(/Kỳ quay đã đóng bán nên vé này chưa được mua/)).toBeVisible();
    await expect(payButton()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Chuyển sang Kỳ #01272' }));
    await waitFor(() => expect(payButton()).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(await canvas.findByText(/Kỳ #01272/)).toBeVisible();
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
    await expect(await within(popup).findByText(sentence)).toBeInTheDocument();
    await expect(await within(popup).findByRole('button', { name: 'Nạp ngay' })).toBeVisible();
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

/** The cart has been paid, but the answer never came: its order tells. */
export const PaidThoughUnheard: Story = {
  args: {
    path: '/checkout',
    stored: {
      'veloc.payment': JSON.stringify([
        { subject: 'cart 1', orderKey: 'a', chargeKey: 'b', orderId: mixed.id, isAcknowledged: false },
      ]),
    },
    answers: { [`GET /client-carts/checkout-session/${mixed.id}`]: answer({ order: mixed }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Thanh toán thành công. Vé đã sẵn sàng dự thưởng.')).toBeVisible();
  },
};
