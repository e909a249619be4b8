import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Header } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Header,
  title: 'Frame/Header',
  id: 'components-header',
  parameters: { chromatic: { modes: widthModes }, layout: 'fullscreen' },
  args: { onMenu: fn(), onBell: fn(), unread: 3 },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Mở danh mục' }));
    await expect(args.onMenu).toHaveBeenCalledTimes(2);
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Thông báo, 3 chưa đọc' }));
    await expect(args.onBell).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('link', { name: 'Vé Lộc' })).toHaveAttribute('href', '/');
  },
};

/** The lacquer goes on into a hero. */
export const WithHero: Story = {
  args: { children: <div style={{ minHeight: '11rem' }} /> },
};

/** Another shop's name, and a page that has no menu. */
/** The drum is the package's; another brand leaves it out. */
export const WithoutTheDrum: Story = {
  args: { withSunburst: false, children: 'Xổ số mỗi ngày' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').firstElementChild).toContainElement(canvas.getByRole('heading'));
  },
};

export const OwnLogo: Story = {
  args: { logo: <strong>Hồ Gươm</strong> },
  render: ({ onMenu: _menu, onBell: _bell, ...args }) => <Header {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hồ Gươm' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ManyUnread: Story = {
  args: { unread: 240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const KeyboardAlone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mở danh mục' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMenu).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Vé Lộc' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Thông báo, 3 chưa đọc' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onBell).toHaveBeenCalledOnce();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
