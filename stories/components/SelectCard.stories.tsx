import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LayersIcon, SelectCard } from '@veloc/ui';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: SelectCard,
  title: 'Choose/SelectCard',
  id: 'components-selectcard',
  args: { label: 'Bậc chơi', value: 'Bậc 6 · 6 số', icon: <LayersIcon />, onClick: fn() },
  decorators: [
    (Story) => (
      <div data-accent="keno" style={{ maxWidth: '11rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('button', { name: /Bậc chơi.*Bậc 6/ });
    await expect(card).toHaveAttribute('aria-haspopup', 'dialog');
    card.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await pressTwoWays(userEvent, card);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

/** What is set must be readable: a long value takes a second line. */
export const LongValue: Story = {
  args: { value: 'Bao 15 và 12 số đặc biệt' },
  decorators: [
    (Story) => (
      <div style={{ width: '9rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const value = canvas.getByText('Bao 15 và 12 số đặc biệt');
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
    await expect(canvas.getByRole('button').scrollHeight).toBeLessThanOrEqual(canvas.getByRole('button').clientHeight);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
