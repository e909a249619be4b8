import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppFrame, Header, HouseIcon, SidePanel, TabBar, TopNav } from '@veloc/ui';
import { desktopModes } from '../../.storybook/modes';
import { ownWindow } from '../../.storybook/viewports';
import { followTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: TopNav,
  title: 'Frame/TopNav',
  id: 'components-topnav',
  parameters: { layout: 'fullscreen', docs: ownWindow, chromatic: { modes: desktopModes } },
  globals: { viewport: { value: 'w1280' } },
  args: {
    items: [
      { href: '#home', label: 'Trang chủ', isCurrent: true },
      { href: '#result', label: 'Kết quả' },
      { href: '#tickets', label: 'Vé của tôi' },
      { href: '#cart', label: 'Giỏ hàng', count: 3, isAtEnd: true },
      { href: '#account', label: 'Tài khoản', isAtEnd: true },
    ],
  },
} satisfies Meta<typeof TopNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Trang chủ');
    await expect(canvas.getByRole('link', { name: /^Giỏ hàng\s*\(3\)$/ })).toHaveAttribute('href', '#cart');
    await followTwoWays(userEvent, canvas.getByRole('link', { name: 'Kết quả' }));
  },
};

/** Column and panels begin below it, and the bar of a phone is gone. */
export const OverAColumn: Story = {
  render: (args) => (
    <AppFrame
      top={<TopNav {...args} />}
      start={{ label: 'Kỳ quay', content: <SidePanel title="Sắp đóng bán">12:24</SidePanel> }}
    >
      <Header onMenu={() => undefined} />
      <main style={{ padding: '1rem' }}>Nội dung trang</main>
      <TabBar items={[{ href: '#home', label: 'Trang chủ', icon: <HouseIcon />, isCurrent: true }]} />
    </AppFrame>
  ),
  play: async ({ canvas }) => {
    const [nav] = canvas.getAllByRole('navigation');
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    const below = nav?.getBoundingClientRect().bottom ?? 0;
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBeGreaterThanOrEqual(below);
  },
};

export const OwnLogo: Story = {
  args: { logo: 'Hồ Gươm' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveTextContent(/^Hồ Gươm/);
    await expect(canvas.queryByText('Vé Lộc')).toBeNull();
  },
};

export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Trang chủ' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#result');
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
