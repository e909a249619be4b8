import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StockCard, type StockCardProps } from '@veloc/ui';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: StockCard,
  title: 'Lottery/StockCard',
  id: 'components-stockcard',
  args: { numbers: '2768', left: 12, taken: 0, onPress: fn() },
  decorators: [
    (Story) => (
      <div data-accent="classic">
        <Story />
      </div>
    ),
  ],
  render: (args) => <Taking {...args} />,
} satisfies Meta<typeof StockCard>;

export default meta;
type Story = StoryObj<typeof meta>;

function Taking({ onPress, ...args }: StockCardProps) {
  const [taken, setTaken] = useState(args.taken);
  const press = () => {
    onPress();
    setTaken(1);
  };
  return <StockCard {...args} taken={taken} onPress={press} />;
}

export const OnSale: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vé số 2768, còn 12 vé' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Vé số 2768, còn 12 vé, đã chọn 1 vé' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Taken: Story = { args: { taken: 2 } };

export const SoldOut: Story = {
  args: { left: 0 },
  play: async ({ canvas, args, userEvent }) => {
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Vé số 2768, hết vé' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const ManyAt320: Story = {
  args: { left: 1_000_000, taken: 1_000_000, style: { width: '18rem' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const KeyboardAlone: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
