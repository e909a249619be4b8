import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button, WarningPopup } from '@veloc/ui';

const meta = {
  component: WarningPopup,
  args: { open: true, onClose: fn(), message: 'Lỗi kiểm tra số điện thoại' },
} satisfies Meta<typeof WarningPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('Lỗi kiểm tra số điện thoại');
    await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A way out stands above "Đóng" and has the focus. */
export const WithAWayOut: Story = {
  args: { message: 'Bạn cần thêm 70.000 VNĐ.', action: <Button wide>Nạp ngay</Button> },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.getByRole('button', { name: 'Nạp ngay' })).toHaveFocus();
  },
};
