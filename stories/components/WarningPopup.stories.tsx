import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button, WarningPopup } from '@veloc/ui';
import { ownWindow } from '../../.storybook/viewports';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: WarningPopup,
  title: 'Tell/WarningPopup',
  id: 'components-warningpopup',
  parameters: { docs: ownWindow },
  args: { open: true, onClose: fn(), description: 'Lỗi kiểm tra số điện thoại' },
} satisfies Meta<typeof WarningPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('Lỗi kiểm tra số điện thoại');
    await expect(screen.getByRole('button', { name: 'Đóng' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await pressTwoWays(userEvent, screen.getByRole('button', { name: 'Đóng' }));
    await expect(args.onClose).toHaveBeenCalledTimes(4);
  },
};

/** A way out stands above "Đóng" and has the focus. */
export const WithAWayOut: Story = {
  args: { description: 'Bạn cần thêm 70.000 VNĐ.', action: <Button wide>Nạp ngay</Button> },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.getByRole('button', { name: 'Nạp ngay' })).toHaveFocus();
  },
};

export const KeyboardAlone: Story = {
  args: { action: <Button wide>Nạp ngay</Button> },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Đóng' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** A long sentence of a server, with a word that does not break by itself. */
export const LongSentence: Story = {
  args: {
    description:
      'Không thể thanh toán đơn hàng ORD0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 vì kỳ quay #0219846 đã đóng nhận vé lúc 17:58 ngày 21/11/2026. Vui lòng chọn kỳ kế tiếp.',
  },
  play: async () => {
    const popup = await screen.findByRole('dialog');
    await expect(popup.scrollWidth).toBe(popup.clientWidth);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
