import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button, formatMoney, HeadsetIcon, HouseIcon, Sidebar, ThemeSwitch, TicketIcon, TrophyIcon } from '@veloc/ui';
import { ownWindow } from '../../.storybook/viewports';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const choose = fn((event: { preventDefault(): void }) => event.preventDefault());

const meta = {
  component: Sidebar,
  title: 'Frame/Sidebar',
  id: 'components-sidebar',
  parameters: { docs: ownWindow },
  args: {
    open: true,
    onClose: fn(),
    name: 'Nguyễn Thị Thu Hà',
    detail: `Số dư ${formatMoney(250_000)}`,
    action: (
      <Button kind="gold" size="medium">
        Nạp tiền
      </Button>
    ),
    items: [
      { label: 'Trang chủ', href: '/', icon: <HouseIcon />, isCurrent: true },
      { label: 'Kết quả xổ số', href: '/result', icon: <TrophyIcon /> },
      { label: 'Vé của tôi', href: '/account/tickets', icon: <TicketIcon /> },
      { label: 'Liên hệ', href: '/contact', icon: <HeadsetIcon />, onClick: choose },
    ],
    children: <ThemeSwitch isDark={false} onChange={fn()} />,
    smallPrint: 'Từ đủ 18 tuổi · Chơi có trách nhiệm',
  },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    choose.mockClear();
    await screen.findByRole('dialog', { name: 'Danh mục' });
    await expect(screen.getByRole('link', { name: 'Trang chủ' })).toHaveAttribute('aria-current', 'page');
    await step('choosing a row closes the sidebar', async () => {
      await pressTwoWays(userEvent, screen.getByRole('link', { name: 'Liên hệ' }));
      await expect(choose).toHaveBeenCalledTimes(2);
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
    await step('so does Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(3);
    });
  },
};

/** A name in the logo's place is as large, and the head is plain lacquer. */
export const OwnBrand: Story = {
  args: { logo: 'Hồ Gươm', withSunburst: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const name = await screen.findByText('Hồ Gươm');
    await expect(getComputedStyle(name).fontSize).toBe('24px');
    await expect(getComputedStyle(name).fontWeight).toBe('800');
    await expect(name.parentElement?.querySelector(':scope > svg')).toBeNull();
  },
};

/** A guest with a long name for the button. */
export const Guest: Story = {
  args: { name: 'Khách', detail: undefined, action: <Button kind="gold">Đăng nhập</Button> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Đăng nhập' })).toBeVisible());
  },
};

/** Focus goes in, round, and out: from the close button through the rows to the switch. */
export const KeyboardAlone: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Danh mục' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const names: (string | null)[] = [];
    for (let tab = 0; tab < 8; tab += 1) {
      names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await expect(names).toEqual(expect.arrayContaining(['Đóng', 'Nạp tiền', 'Trang chủ', 'Vé của tôi']));
    screen.getByRole('button', { name: 'Đóng' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Without pages there is no navigation, only what stands at the foot. */
export const WithoutPages: Story = {
  args: { items: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(await screen.findByRole('switch')).toBeVisible();
    await expect(screen.queryByRole('navigation')).toBeNull();
  },
};

export const LongestNameAndTwelveDigits: Story = {
  args: { name: 'Công Tằng Tôn Nữ Thị Phương Thảo Nguyên', detail: `Số dư ${formatMoney(855_640_123_000)}` },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Danh mục' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
