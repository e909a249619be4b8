import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HouseIcon, ShoppingCartIcon, TabBar, TicketIcon, TrophyIcon, UserIcon } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { followTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: TabBar,
  title: 'Frame/TabBar',
  id: 'components-tabbar',
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
    await followTwoWays(userEvent, canvas.getByRole('link', { name: 'Kết quả' }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Trang chủ' })).toHaveFocus();
  },
};

/** Five places at 320 px: the longest words keep one line, and a large count is cut to 99+. */
export const ManyInTheCart: Story = {
  args: {
    items: [
      { href: '#home', label: 'Trang chủ', icon: <HouseIcon /> },
      { href: '#result', label: 'Kết quả', icon: <TrophyIcon /> },
      { href: '#cart', label: 'Giỏ hàng', icon: <ShoppingCartIcon />, count: 1_240, isCurrent: true },
      { href: '#tickets', label: 'Vé của tôi', icon: <TicketIcon /> },
      { href: '#account', label: 'Tài khoản', icon: <UserIcon /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /\(1240\)/ })).toBeVisible();
    const tabs = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(Math.min(...tabs.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
  },
};

export const KeyboardAlone: Story = {
  args: {
    items: [
      { href: '#home', label: 'Trang chủ', icon: <HouseIcon />, isCurrent: true },
      { href: '#cart', label: 'Giỏ hàng', icon: <ShoppingCartIcon /> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const cart = canvas.getByRole('link', { name: 'Giỏ hàng' });
    const follow = fn((event: Event) => event.preventDefault());
    cart.addEventListener('click', follow);
    await userEvent.tab();
    await userEvent.tab();
    await expect(cart).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const BreakIt = { ...breakIt(meta, { isFixed: true }), tags: ['!test', '!autodocs', '!manifest'] };
