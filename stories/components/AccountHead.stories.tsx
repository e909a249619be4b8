import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountHead, Card, IconLink, SettingsIcon } from '@veloc/ui';
import { followTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: AccountHead,
  title: 'Frame/AccountHead',
  id: 'components-accounthead',
  parameters: { layout: 'fullscreen' },
  args: { title: 'Tài khoản', name: 'Nguyễn Thị Thu Hà', detail: '+84 912 ••• 678' },
  render: (args) => (
    <>
      <AccountHead {...args} />
      <div style={{ position: 'relative', padding: '0 1rem' }}>
        <Card>250.000 ₫</Card>
      </div>
    </>
  ),
} satisfies Meta<typeof AccountHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tài khoản' })).toBeVisible();
    await expect(canvas.getByText('H')).toHaveAttribute('aria-hidden', 'true');
  },
};

const LONG_NAME = 'Công Tằng Tôn Nữ Hoàng Thị Phương Thảo Nguyên';

/** With the ways to the account's settings and to change the name. */
export const WithLinks: Story = {
  args: {
    name: 'Nguyễn Thị Hồng Ánh',
    link: { href: '/profile/edit', label: 'Sửa hồ sơ' },
    actions: <IconLink tone="onColor" label="Cài đặt" href="/profile" icon={<SettingsIcon />} />,
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByText('Nguyễn Thị Hồng Ánh');
    await expect(name.clientHeight).toBeLessThan(2 * parseFloat(getComputedStyle(name).lineHeight));
    await followTwoWays(userEvent, canvas.getByRole('link', { name: 'Sửa hồ sơ' }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Cài đặt' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sửa hồ sơ' })).toHaveFocus();
  },
};

/** The way to the notifications, with how many are new. */
export const WithABell: Story = {
  args: { ...WithLinks.args, onBell: fn(), unread: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thông báo, 3 chưa đọc' }));
    await expect(args.onBell).toHaveBeenCalledOnce();
  },
};

export const LongNameOnANarrowPhone: Story = {
  args: {
    name: LONG_NAME,
    link: { href: '/profile/edit', label: 'Sửa hồ sơ' },
  },
  decorators: [
    (Story) => (
      <div style={{ width: '320px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = canvas.getByText(LONG_NAME);
    await expect(name.clientHeight).toBeLessThanOrEqual(2 * parseFloat(getComputedStyle(name).lineHeight) + 1);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
