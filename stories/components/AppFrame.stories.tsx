import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  AppFrame,
  BalancePill,
  Button,
  Countdown,
  GameTicket,
  Header,
  HouseIcon,
  Popup,
  SectionHeading,
  ShoppingCartIcon,
  TabBar,
  TicketIcon,
  TrophyIcon,
  UserIcon,
} from '@veloc/ui';
import { gamePages } from '../../storefront/games/pages';
import { desktopModes } from '../../.storybook/modes';
import { ownWindow } from '../../.storybook/viewports';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: AppFrame,
  title: 'Frame/AppFrame',
  id: 'components-appframe',
  parameters: { layout: 'fullscreen', docs: ownWindow },
  args: {
    tagline: 'Chọn số hôm nay, hái lộc mỗi kỳ quay.',
    note: 'Mua vé, giữ vé và dò kết quả ở cùng một nơi. Chỉ dành cho người từ đủ 18 tuổi.',
    links: [
      { href: '/guide', label: 'Hướng dẫn' },
      { href: '/term', label: 'Điều khoản' },
      { href: '/contact', label: 'Liên hệ' },
    ],
    children: <main data-testid="page">Nội dung trang</main>,
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Never wider than 28rem, however wide the window. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { width } = canvas.getByTestId('page').getBoundingClientRect();
    await expect(width).toBe(Math.min(window.innerWidth, 448));
  },
};

const HOUR = 3_600_000;

/** A page on a desktop: the column on its lacquer field, the brand to its left and small links to its right. */
export const OnADesktop: Story = {
  args: {
    children: (
      <>
        <Header
          balance={<BalancePill balance={250_000} href="#recharge" />}
          onMenu={() => undefined}
          onBell={() => undefined}
          unread={3}
        />
        <main style={{ display: 'grid', gap: '0.75rem', padding: '1rem', flex: 1, alignContent: 'start' }}>
          <SectionHeading link={{ href: '#result', label: 'Kết quả mới nhất' }}>Chọn trò chơi</SectionHeading>
          <GameTicket
            {...gamePages.power.look}
            name="POWER 6/55"
            href="#power"
            jackpot={87_452_310_000}
            stubLabel="Hôm nay 18:00"
            time={<Countdown tone="plain" announces={false} remaining={5 * HOUR} />}
          />
          <GameTicket
            {...gamePages.mega.look}
            name="MEGA 6/45"
            href="#mega"
            jackpot={32_684_915_500}
            stubLabel="Chủ Nhật 22/11"
            time={<Countdown tone="plain" announces={false} remaining={29 * HOUR} />}
          />
        </main>
        <TabBar
          items={[
            { href: '#home', label: 'Trang chủ', icon: <HouseIcon />, isCurrent: true },
            { href: '#result', label: 'Kết quả', icon: <TrophyIcon /> },
            { href: '#cart', label: 'Giỏ hàng', icon: <ShoppingCartIcon />, count: 3 },
            { href: '#tickets', label: 'Vé của tôi', icon: <TicketIcon /> },
            { href: '#account', label: 'Tài khoản', icon: <UserIcon /> },
          ]}
        />
      </>
    ),
  },
  globals: { viewport: { value: 'w1280' } },
  parameters: { chromatic: { modes: desktopModes } },
};

/** Another shop, on a ground of its own. */
export const OwnBrand: Story = {
  args: { logo: 'Hồ Gươm', withSunburst: false, links: [] },
  decorators: [
    (Story) => (
      <>
        <style>
          {
            ':root { --veloc-color-frame-start: var(--veloc-color-info); --veloc-color-frame-end: var(--veloc-color-success); }'
          }
        </style>
        <Story />
      </>
    ),
  ],
  globals: { viewport: { value: 'w1280' } },
  parameters: { chromatic: { modes: desktopModes } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('aside')).toHaveTextContent(/^Hồ Gươm/);
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

const close = fn();

/** A popup opened in the column covers the column and nothing beside it. */
export const KeepsPopupsInTheColumn: Story = {
  args: {
    children: (
      <main data-testid="page">
        Nội dung trang
        <Popup open title="Thông báo" actions={<Button onClick={() => close()}>Đóng</Button>} />
      </main>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    close.mockClear();
    const popup = await screen.findByRole('dialog', { name: 'Thông báo' });
    const column = canvas.getByTestId('page').getBoundingClientRect();
    await waitFor(() => expect(popup.getBoundingClientRect().left).toBeGreaterThan(column.left));
    await expect(popup.getBoundingClientRect().right).toBeLessThan(column.right);
    await pressTwoWays(userEvent, screen.getByRole('button', { name: 'Đóng' }));
    await expect(close).toHaveBeenCalledTimes(2);
  },
};

/** On a phone the links beside the column are not shown, so they are no tab stops either. */
export const KeyboardAlone: Story = {
  args: { children: <Button>Mua vé</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mua vé' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mua vé' })).not.toHaveFocus();
    await expect(canvas.queryAllByRole('link').every((link) => link.checkVisibility())).toBe(true);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
