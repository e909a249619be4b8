import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BalancePopup } from '@veloc/ui';
import { ownWindow } from '../../.storybook/viewports';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: BalancePopup,
  title: 'Tell/BalancePopup',
  id: 'components-balancepopup',
  parameters: { docs: ownWindow },
  args: {
    open: true,
    onClose: fn(),
    onRecharge: fn(),
    description: 'Số dư không đủ để thanh toán. Bạn cần thêm 70.000 VNĐ.',
    total: 170_000,
    balance: 100_000,
  },
} satisfies Meta<typeof BalancePopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Số dư không đủ' });
    await waitFor(() => expect(screen.getByText('100.000 ₫')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Nạp ngay' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRecharge).toHaveBeenCalledOnce();
    await pressTwoWays(userEvent, screen.getByRole('button', { name: 'Đóng' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** Amounts of twelve digits, and a balance nobody knows. */
export const LargeAndUnknown: Story = {
  args: { total: 118_642_759_300, balance: -1 },
  play: async () => {
    const popup = await screen.findByRole('dialog');
    await expect(screen.getByText('118.642.759.300 ₫')).toBeInTheDocument();
    await expect(popup).not.toHaveTextContent('-1');
    await expect(popup.scrollWidth).toBe(popup.clientWidth);
  },
};

/** Only the sentence of the server is known. */
export const WithoutFacts: Story = {
  render: ({ open, onClose, onRecharge, description }) => (
    <BalancePopup open={open} onClose={onClose} onRecharge={onRecharge} description={description} />
  ),
};

export const KeyboardAlone: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await expect(screen.getByRole('button', { name: 'Nạp ngay' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRecharge).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Đóng' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Nạp ngay' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
