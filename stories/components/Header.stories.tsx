import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BalancePill, Header } from '@veloc/ui';
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

/** The drum is the package's; another brand leaves it out. */
export const WithoutTheDrum: Story = {
  args: { withSunburst: false, children: 'Xổ số mỗi ngày' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').firstElementChild).toContainElement(canvas.getByRole('heading'));
  },
};

/** Another shop's name, and a page that has no menu. */
export const OwnLogo: Story = {
  args: { logo: <strong>Hồ Gươm</strong> },
  render: ({ onMenu: _menu, onBell: _bell, ...args }) => <Header {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hồ Gươm' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A name is text: on the narrowest phone, at text of any size, it stands beside or above the balance, never under it. */
export const OwnNameBesideABalance: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { logo: <strong>Xổ số Hồ Gươm</strong>, balance: <BalancePill balance={12_345_000} href="#recharge" /> },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Header {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const root = canvasElement.ownerDocument.documentElement;
    const name = canvas.getByText('Xổ số Hồ Gươm');
    const balance = canvas.getByRole('link', { name: /12\.345\.000/ });
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    const words = () => {
      const range = root.ownerDocument.createRange();
      range.selectNodeContents(name);
      return range.getBoundingClientRect();
    };
    for (const size of ['100%', '150%', '200%']) {
      await step(`text at ${size}`, async () => {
        root.style.fontSize = size;
        const [text, pill] = [words(), balance.getBoundingClientRect()];
        await expect(text.right <= pill.left || text.bottom <= pill.top, 'clear of the balance').toBe(true);
        await expect(Math.max(text.right, pill.right)).toBeLessThanOrEqual(bar.right);
      });
    }
    root.style.fontSize = '';
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
