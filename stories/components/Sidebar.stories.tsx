import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button, formatMoney, HeadsetIcon, HouseIcon, Sidebar, ThemeSwitch, TicketIcon, TrophyIcon } from '@veloc/ui';

const choose = fn((event: { preventDefault(): void }) => event.preventDefault());

const meta = {
  component: Sidebar,
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
      await userEvent.click(screen.getByRole('link', { name: 'Liên hệ' }));
      await expect(choose).toHaveBeenCalledOnce();
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
    await step('so does Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
};

/** A guest with a long name for the button. */
export const Guest: Story = {
  args: { name: 'Khách', detail: undefined, action: <Button kind="gold">Đăng nhập</Button> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Đăng nhập' })).toBeVisible());
  },
};
