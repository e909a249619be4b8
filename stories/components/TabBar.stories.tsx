import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HouseIcon, ShoppingCartIcon, TabBar, TicketIcon, TrophyIcon, UserIcon } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';

const meta = {
  component: TabBar,
  parameters: { chromatic: { modes: widthModes }, layout: 'fullscreen' },
  args: {
    items: [
      { href: '/', label: 'Trang chủ', icon: <HouseIcon />, isCurrent: true },
      { href: '/result', label: 'Kết quả', icon: <TrophyIcon /> },
      { href: '/cart', label: 'Giỏ hàng', icon: <ShoppingCartIcon />, count: 3 },
      { href: '/account/tickets', label: 'Vé của tôi', icon: <TicketIcon /> },
      { href: '/account', label: 'Tài khoản', icon: <UserIcon /> },
    ],
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Trang chủ');
    await expect(canvas.getByRole('link', { name: /^Giỏ hàng\s*\(3\)$/ })).toHaveAttribute('href', '/cart');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Trang chủ' })).toHaveFocus();
  },
};
