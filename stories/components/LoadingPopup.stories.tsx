import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { LoadingPopup } from '@veloc/ui';

const meta = {
  component: LoadingPopup,
  args: { open: true, onClose: fn(), message: 'Đang thanh toán…' },
} satisfies Meta<typeof LoadingPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing closes it while the work goes on. */
export const Working: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Đang thanh toán…' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  args: { isDone: true, message: 'Đã thanh toán' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Đã thanh toán' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
