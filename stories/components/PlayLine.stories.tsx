import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Money, PlayLine } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: PlayLine,
  title: 'Lottery/PlayLine',
  id: 'components-playline',
  args: { kind: 'Cuối', digits: '86', price: <Money amount={10_000} />, onOpen: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div data-accent="loto">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlayLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: /^Cuối 86/ }));
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const BeingChanged: Story = {
  args: { active: true, kind: '16 lô', digits: '2768' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^16 lô 2768/, current: true })).toBeVisible();
  },
};

/** Kind, three digits and price keep to one row on the narrowest phone. */
export const ThreeDigitsAt320: Story = {
  args: { digits: '768', style: { maxWidth: '18rem' } },
  parameters: { chromatic: { modes: widthModes } },
  play: async ({ canvas }) => {
    const kind = canvas.getByText('Cuối').getBoundingClientRect();
    const price = canvas.getByText('10.000 ₫').getBoundingClientRect();
    await expect(price.top).toBeLessThan(kind.bottom);
  },
};

/** The longest kind, four digits and a price of eight: the price goes under the digits. */
export const LongestAt320: Story = {
  args: { kind: 'Đầu - Cuối', digits: '2768', price: <Money amount={10_000_000} />, style: { width: '18rem' } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('button', { name: /2768 / });
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
    const cross = canvas.getByRole('button', { name: 'Xóa số 2768, Đầu - Cuối' });
    await expect(cross.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

export const KeyboardAlone: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
