import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LayersIcon, SelectCard } from '@veloc/ui';
import { pressTwoWays } from '../support/press';

const meta = {
  component: SelectCard,
  args: { label: 'Bậc chơi', value: 'Bậc 6 · 6 số', icon: <LayersIcon />, onClick: fn() },
  decorators: [
    (Story) => (
      <div data-game="keno" style={{ maxWidth: '11rem' }}>
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

export const LongValueIsCutNotWrapped: Story = {
  args: { value: 'Bao 18 · 18 số · 18.564 bộ 6 số' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('button');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
