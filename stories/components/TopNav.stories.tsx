import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  AppFrame,
  BalancePill,
  Header,
  HouseIcon,
  SideColumn,
  SidePanel,
  SidePanelRow,
  TabBar,
  TopNav,
} from '@veloc/ui';
import { desktopModes } from '../../.storybook/modes';
import { ownWindow } from '../../.storybook/viewports';
import { followTwoWays, pressTwoWays } from '../support/press';
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

const openNotifications = fn();

/**
 * Column and panels begin below it, the bars of a phone are gone, and the page goes by under its ground as a sheet with
 * round corners.
 */
export const OverAColumn: Story = {
  args: { balance: <BalancePill balance={250_000} href="#recharge" />, onBell: () => openNotifications(), unread: 3 },
  render: (args) => (
    <AppFrame
      top={<TopNav {...args} />}
      beside={
        <>
          <SideColumn side="start" label="Kỳ quay">
            <SidePanel title="Sắp đóng bán">
              <ul>
                <SidePanelRow href="#mega" title="MEGA 6/45" detail="18:00" />
              </ul>
            </SidePanel>
          </SideColumn>
          <SideColumn side="end" label="Vé của bạn">
            <SidePanel title="Vé của bạn" />
          </SideColumn>
        </>
      }
    >
      <Header onMenu={() => undefined} balance={<BalancePill balance={250_000} href="#recharge" />}>
        <p style={{ paddingInline: '1rem' }}>Jackpot 1 ước tính</p>
      </Header>
      <main style={{ padding: '1rem', minHeight: '120vh' }}>Nội dung trang</main>
      <TabBar items={[{ href: '#home', label: 'Trang chủ', icon: <HouseIcon />, isCurrent: true }]} />
    </AppFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    openNotifications.mockClear();
    const [nav] = canvas.getAllByRole('navigation');
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    const below = nav?.getBoundingClientRect().bottom ?? 0;
    const { top } = canvas.getByRole('banner').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(below);
    // None on a phone.
    for (const side of canvas.queryAllByRole('complementary')) await expect(side.getBoundingClientRect().top).toBe(top);
    await expect(canvas.getAllByRole('link', { name: /nạp tiền/ })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /menu/i })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Vé Lộc');
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: /thông báo/i }));
    await expect(openNotifications).toHaveBeenCalledTimes(2);
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
