import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, noAnswer, refuse, stillLoading } from '../support/answers';
import { cartLines, serverCart, storedCart } from '../support/cartFixtures';
import { fixedNow } from '../support/fixedNow';
import { filledCart } from '../support/orderFixtures';
import { ShopStory } from '../support/ShopStory';

const { power, bao, max3d, waiting, failed, refused, closed } = cartLines;
const three = [power, bao, max3d];

const meta = {
  title: 'flows/Cart',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/cart', stored: storedCart(three), answers: serverCart(three) },
  // How long ago the cart was synced goes by the device's clock.
  beforeEach: () => {
    const { now } = Date;
    Date.now = () => fixedNow + 12_000;
    return () => {
      Date.now = now;
    };
  },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

const line = async ({ canvas }: Pick<Playing, 'canvas'>, name: RegExp) =>
  within(await canvas.findByRole('article', { name }));

export const Synced: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/4 vé · .*12 giây trước/)).toBeVisible();
    await expect(canvas.getAllByText('Đã đồng bộ')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Thanh toán 4 vé' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** One line is held, one waits, one has failed and is left out. */
export const EveryState: Story = {
  args: { stored: storedCart([power, waiting, failed]), answers: { 'POST /client-carts/add-item': noAnswer } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Một vé chưa lưu được lên máy chủ/)).toBeVisible();
    const failing = await line({ canvas }, /MAX 3D/);
    await expect(failing.getByText('Lỗi đồng bộ · đã thử 2/3 lần')).toBeVisible();
    await expect(failing.getByText(/Không kết nối được máy chủ/)).toBeVisible();
    await userEvent.click(failing.getByRole('checkbox', { name: 'Chọn MAX 3D' }));
    await expect(canvas.getByRole('button', { name: 'Thanh toán 3 vé' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Đang đồng bộ KENO BAO trước khi thanh toán…')).toBeVisible();
  },
};

/** What cannot be bought is left out by one press on the choice of all that can. */
export const RefusedLine: Story = {
  args: { stored: storedCart([power, refused]), answers: {} },
  play: async ({ canvas, userEvent }) => {
    const broken = await line({ canvas }, /MAX 3D/);
    await expect(broken.getByText('Số đã chọn không hợp lệ')).toBeVisible();
    await expect(canvas.getByText('Giỏ hàng có vé không hợp lệ, vui lòng kiểm tra lại')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn tất cả vé hợp lệ' }));
    await expect(canvas.getByRole('button', { name: 'Thanh toán 1 vé' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** A draw that has closed meanwhile is marked, and its ticket can go on to the next. */
export const DrawHasClosed: Story = {
  args: { stored: storedCart([power, closed]), answers: serverCart([power, closed]) },
  play: async ({ canvas }) => {
    const keno = await line({ canvas }, /KENO BAO/);
    await expect(keno.getByText(/Kỳ quay đã đóng bán nên vé này chưa được mua/)).toBeVisible();
    await expect(await keno.findByRole('button', { name: 'Chuyển sang Kỳ #0219846' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Thanh toán 2 vé' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const MovedToTheNextDraw: Story = {
  args: { stored: storedCart([power, closed]), answers: serverCart([power, closed]) },
  play: async ({ canvas, userEvent }) => {
    const keno = await line({ canvas }, /KENO BAO/);
    await userEvent.click(await keno.findByRole('button', { name: 'Chuyển sang Kỳ #0219846' }));
    await expect(await canvas.findByText('Đã chuyển KENO BAO sang Kỳ #0219846')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/Kỳ quay đã đóng bán/)).toBeNull());
    await userEvent.hover(canvas.getByText('Đã chuyển KENO BAO sang Kỳ #0219846'));
    await waitFor(() => expect(canvas.getAllByText('Đã đồng bộ')).toHaveLength(2));
  },
};

/** A removal can be taken back; while the button has the focus the 5 s stand still. */
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa MAX 3D' }));
    await expect(await canvas.findByText('Đã xóa MAX 3D')).toBeVisible();
    canvas.getByRole('button', { name: 'Hoàn tác' }).focus();
    await expect(canvas.queryByRole('article', { name: /MAX 3D/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Thanh toán 3 vé' })).toBeVisible();
  },
};

export const TakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa MAX 3D' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn tác' }));
    await expect(await canvas.findByRole('article', { name: /MAX 3D/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Thanh toán 4 vé' })).toBeVisible());
    await waitFor(() => expect(canvas.getAllByText('Đã đồng bộ')).toHaveLength(3));
  },
};

/** Of several games one may take out one game's lines, or all. */
export const WhatToClear: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa tất cả' }));
    const sheet = await screen.findByRole('dialog', { name: 'Xóa vé khỏi giỏ' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(within(sheet).getByRole('button', { name: 'Xóa 1 dòng vé KENO BAO' })).toBeVisible();
    await expect(within(sheet).getByRole('button', { name: 'Xóa tất cả 3 dòng vé' })).toBeVisible();
  },
};

export const OneGameCleared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa tất cả' }));
    const sheet = await screen.findByRole('dialog', { name: 'Xóa vé khỏi giỏ' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Xóa 1 dòng vé KENO BAO' }));
    await expect(await canvas.findByText('Đã xóa KENO BAO')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    canvas.getByRole('button', { name: 'Hoàn tác' }).focus();
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn tất cả vé hợp lệ' }));
    await expect(canvas.getByText('Không có items để thanh toán')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Thanh toán 0 vé' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Guest: Story = {
  args: { isLoggedIn: false, stored: storedCart([{ ...waiting }], null) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đăng nhập để thanh toán' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible());
  },
};

export const Offline: Story = {
  args: { isOffline: true, stored: storedCart([power, waiting]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Mất mạng\. Vé vẫn nằm an toàn trong giỏ/)).toBeVisible();
    await expect(canvas.getByText('Cần có mạng để đồng bộ KENO BAO trước khi thanh toán')).toBeVisible();
  },
};

/** What the shop has refused for good is dropped when the cart recovers, by name, and can be had back. */
export const DroppedForGood: Story = {
  args: {
    isOffline: true,
    stored: storedCart([power, { ...refused, syncAttempts: 3 }]),
    answers: serverCart([power]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /MAX 3D/ })).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('Đã bỏ MAX 3D khỏi giỏ: Số đã chọn không hợp lệ')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hoàn tác' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Empty: Story = {
  args: { stored: storedCart([]), answers: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Giỏ hàng trống')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chọn trò chơi' })).toBeVisible();
  },
};

/** A player's cart on a device that has not seen it yet. */
export const Loading: Story = {
  args: { stored: {}, answers: { 'GET /client-carts/get-cart': stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Đang tải giỏ hàng')).toBeVisible();
  },
};

export const DidNotCome: Story = {
  args: { stored: {}, isOffline: true },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('alert');
    await expect(card).toHaveTextContent('Chưa tải được giỏ hàng');
    await expect(within(card).getByRole('button', { name: 'Thử lại' })).toBeVisible();
  },
};

/** One draw of three closed between looking and paying: it is left out, and one more press pays the rest. */
export const RestStaysPayable: Story = {
  args: {
    path: '/checkout',
    stored: { ...filledCart },
    answers: {
      'POST /client-carts/checkout': {
        status: 409,
        body: {
          status: 409,
          code: 'PERIOD_CLOSED',
          message: 'Kỳ quay đã đóng bán. Vui lòng chọn kỳ khác.',
          data: { items: [{ id: 'line-1', code: 'PERIOD_CLOSED' }] },
        },
      },
      'POST /client-carts/sync': refuse(400, 'VALIDATION_ERROR', 'Không đọc được giỏ hàng'),
      'GET /users/get-user-balance': answer({ amount: 250_000, rewardAmount: 0 }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    localStorage.setItem('veloc.age-confirmed', 'true');
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
