import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, noAnswer, refuse, stillLoading } from '../support/answers';
import { cartLines, eighteenLines, serverCart, storedCart } from '../support/cartFixtures';
import { ShopStory } from '../support/ShopStory';

const BALANCE = 'GET /users/get-user-balance';
const { power, bao, max3d, waiting, failed, refused } = cartLines;
const three = [power, bao, max3d];

const meta = {
  title: 'flows/Cart',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/cart', stored: storedCart(three), answers: serverCart(three) },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

const eighteen = [...eighteenLines.power, ...eighteenLines.mega, ...eighteenLines.keno];
const closingSoon = [
  ...eighteenLines.keno.slice(0, 1).map((line) => ({ ...line, periodId: 'keno:0219846' })),
  ...eighteenLines.keno.slice(1, 2),
  ...eighteenLines.power.slice(0, 1),
];

const draw = async ({ canvas }: Pick<Playing, 'canvas'>, name: RegExp) =>
  within(await canvas.findByRole('article', { name }));

export const Synced: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'POWER 6/55 Kỳ 21/11 · 1\u00A0vé' })).toBeVisible();
    await expect(canvas.getByRole('banner')).toHaveTextContent('4 vé · giỏ đã lưu');
    await expect(canvas.getByRole('button', { name: 'Thanh toán 4 vé' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** Tickets of one draw stand under one head: eighteen of three draws are at most 1,200 px high, with a stepper each. */
export const ByDraw: Story = {
  args: { stored: storedCart(eighteen), answers: serverCart(eighteen) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('article', { name: 'MEGA 6/45 Kỳ 22/11 · 9\u00A0vé' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(18);
    await expect(canvas.getAllByRole('button', { name: /^Tăng,/ })).toHaveLength(18);
    await expect(await canvas.findByText('90.000 ₫')).toBeVisible();
    await expect(await canvas.findByText('Còn lại 70.000 ₫')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Thanh toán' })).toHaveTextContent('18 vé · 3 kỳ');
    if (innerWidth === 390) await expect(canvasElement.scrollHeight).toBeLessThanOrEqual(1200);
  },
};

/** What the wallet does not hold can be topped up from here, to the đồng; so much stands there before any press. */
export const WalletIsShort: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    stored: storedCart(eighteen),
    answers: { ...serverCart(eighteen), [BALANCE]: answer({ amount: 120_000, rewardAmount: 0 }) },
  },
  play: async ({ canvas, userEvent }) => {
    const footer = within(await canvas.findByRole('region', { name: 'Thanh toán' }));
    await expect(await footer.findByText('thiếu 60.000 ₫')).toBeVisible();
    await expect(footer.getByText('Ví có 120.000 ₫')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Thanh toán 18 vé' })).toHaveAccessibleDescription(/thiếu 60\.000/);
    footer.getByRole('button', { name: /^Nạp thêm 60\.000/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Chuyển khoản' })).toBeVisible();
  },
};

/** What it holds is not known, and is asked for again. */
export const WalletUnknown: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { answers: { ...serverCart(three), [BALANCE]: refuse(403, 'FORBIDDEN', 'Không được phép') } },
  play: async ({ canvas }) => {
    const footer = within(await canvas.findByRole('region', { name: 'Thanh toán' }));
    await expect(await footer.findByText('Chưa xem được số dư ví')).toBeVisible();
    await expect(footer.getByRole('button', { name: 'Thử lại' })).toBeVisible();
  },
};

/** Keno is drawn every eight minutes: who has tickets of a draw that closes soon sees how long they can be bought. */
export const ClosesWithinMinutes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { stored: storedCart(closingSoon), answers: serverCart(closingSoon) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^còn 0[23]:\d\d$/)).toBeVisible();
    await expect(canvas.getByText(/^còn 0[56]:\d\d$/)).toBeVisible();
    await expect(canvas.getAllByText(/^còn/)).toHaveLength(2);
  },
};

/** Each ticket has its quantity at hand; its choice comes behind "Chọn từng vé". */
export const Edited: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { stored: storedCart(eighteenLines.power), answers: serverCart(eighteenLines.power) },
  play: async ({ canvas, userEvent }) => {
    const power = await draw({ canvas }, /POWER/);
    const second = within(power.getAllByRole('listitem')[1] as HTMLElement);
    await userEvent.click(second.getByRole('button', { name: /^Tăng,/ }));
    await expect(await canvas.findByRole('button', { name: 'Thanh toán 7 vé' })).toBeVisible();
    await userEvent.click(power.getByRole('button', { name: 'Chọn từng vé POWER 6/55' }));
    await userEvent.click(second.getByRole('checkbox', { name: 'Chọn vé B POWER 6/55' }));
    await expect(await canvas.findByRole('button', { name: 'Thanh toán 5 vé' })).toBeVisible();
  },
};

/** One line is held, one waits, one has failed and is left out. */
export const EveryState: Story = {
  args: { stored: storedCart([power, waiting, failed]), answers: { 'POST /client-carts/add-item': noAnswer } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Một vé chưa lưu được lên máy chủ/)).toBeVisible();
    await expect(canvas.getByRole('banner')).toHaveTextContent('4 vé · đang lưu…');
    const failing = await draw({ canvas }, /MAX 3D/);
    await expect(await failing.findByText('Lỗi đồng bộ · đã thử 2/3 lần')).toBeVisible();
    await expect(canvas.getByText('Chưa lưu được MAX 3D: bấm Thử lại hoặc bỏ chọn vé này')).toBeVisible();
    await userEvent.click(failing.getByRole('checkbox', { name: 'Chọn MAX 3D' }));
    await expect(await canvas.findByRole('button', { name: 'Thanh toán 3 vé' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(await canvas.findByText('Đang đồng bộ KENO BAO trước khi thanh toán…')).toBeVisible();
  },
};

/** A ticket that the server refuses meanwhile comes out from under the footer, with its reason. */
export const RefusedBelowTheFooter: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    isOffline: true,
    stored: storedCart([...eighteen, { ...failed, syncAttempts: 0, syncError: null }]),
    answers: {
      ...serverCart(eighteen),
      'POST /client-carts/add-item': refuse(400, 'INVALID_NUMBERS', 'Số đã chọn không hợp lệ'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /MAX 3D/ })).toBeInTheDocument();
    window.dispatchEvent(new Event('online'));
    const reason = await canvas.findByText('Số đã chọn không hợp lệ');
    const footer = canvas.getByRole('region', { name: 'Thanh toán' });
    const bottom = () => reason.closest('li')?.getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(footer.getBoundingClientRect().top));
  },
};

/** What cannot be bought is left out by one press on the choice of all that can. */
export const RefusedLine: Story = {
  args: { stored: storedCart([power, refused]), answers: {} },
  play: async ({ canvas, userEvent }) => {
    const broken = await draw({ canvas }, /MAX 3D/);
    await expect(await broken.findByText('Số đã chọn không hợp lệ')).toBeVisible();
    await expect(await canvas.findByText('Giỏ hàng có vé không hợp lệ, vui lòng kiểm tra lại')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn vé hợp lệ' }));
    await expect(canvas.getByRole('button', { name: 'Thanh toán 1 vé' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** A removal can be taken back; while the button has the focus the 5 s stand still. */
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa vé A MAX 3D' }));
    await expect(await canvas.findByText('Đã xóa MAX 3D')).toBeVisible();
    canvas.getByRole('button', { name: 'Hoàn tác' }).focus();
    await expect(canvas.queryByRole('article', { name: /MAX 3D/ })).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Thanh toán 3 vé' })).toBeVisible();
  },
};

export const TakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa vé A MAX 3D' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn tác' }));
    await expect(await canvas.findByRole('article', { name: /MAX 3D/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Thanh toán 4 vé' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveTextContent('giỏ đã lưu'));
  },
};

/** Of several games one may take out one game's lines, or all. */
export const WhatToClear: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa tất cả' }));
    const sheet = await screen.findByRole('dialog', { name: 'Xóa vé khỏi giỏ' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(await within(sheet).findByRole('button', { name: 'Xóa 2 vé KENO BAO' })).toBeVisible();
    await expect(await within(sheet).findByRole('button', { name: 'Xóa tất cả 4 vé' })).toBeVisible();
  },
};

export const OneGameCleared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa tất cả' }));
    const sheet = await screen.findByRole('dialog', { name: 'Xóa vé khỏi giỏ' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Xóa 2 vé KENO BAO' }));
    await expect(await canvas.findByText('Đã xóa 2 vé')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    canvas.getByRole('button', { name: 'Hoàn tác' }).focus();
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn tất cả' }));
    await expect(await canvas.findByText('Không có items để thanh toán')).toBeVisible();
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
    await expect(await canvas.findByText('Cần có mạng để đồng bộ KENO BAO trước khi thanh toán')).toBeVisible();
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
    await expect(await canvas.findByRole('button', { name: 'Hoàn tác' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Empty: Story = {
  args: { stored: storedCart([]), answers: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Giỏ hàng trống')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Chọn trò chơi' })).toBeVisible();
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
    await expect(await within(card).findByRole('button', { name: 'Thử lại' })).toBeVisible();
  },
};
