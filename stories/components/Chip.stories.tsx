import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Chip, ChipLink } from '@veloc/ui';
import { followTwoWays, tap } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Chip,
  title: 'Choose/Chip',
  id: 'components-chip',
  subcomponents: { ChipLink },
  args: { children: 'Bậc 6' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SwitchesOnAndOff: Story = {
  render: function SwitchesOnAndOff(args) {
    const [selected, setSelected] = useState(false);
    return (
      <div data-accent="keno">
        <Chip {...args} selected={selected} onClick={() => setSelected((now) => !now)} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Bậc 6' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await tap(userEvent, chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await tap(userEvent, chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Links: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <ChipLink href="#keno-eo">Chẵn – Lẻ</ChipLink>
      <ChipLink href="#keno-ud">Lớn – Nhỏ</ChipLink>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await followTwoWays(userEvent, canvas.getByRole('link', { name: 'Lớn – Nhỏ' }));
  },
};

/** Its label says why it does nothing, and the keyboard can reach it to hear that. */
export const StaysReachableWhenOff: Story = {
  args: { children: 'Bậc 10, hết vé', 'aria-disabled': true, onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bậc 10, hết vé' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
