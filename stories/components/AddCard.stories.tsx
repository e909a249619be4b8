import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddCard } from '@veloc/ui';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: AddCard,
  title: 'Choose/AddCard',
  id: 'components-addcard',
  args: { children: 'Thêm bộ số', onClick: fn() },
  decorators: [
    (Story) => (
      <div data-accent="max3dpro" style={{ maxWidth: '12rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Thêm bộ số' }));
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const KeyboardAlone: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const NoMoreCanBeAdded: Story = {
  args: { children: 'Đã đủ 20 bộ số', 'aria-disabled': true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Đã đủ 20 bộ số' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongestTextAt320: Story = {
  args: { children: 'Thêm một bộ ba chữ số vào vé Bao nhiều bộ số', style: { width: '8.5rem' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('button');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
