import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuantityStepper } from '@veloc/ui';

const meta = {
  component: QuantityStepper,
  args: { label: 'Số lượng', value: 1, max: 3, onChange: fn() },
  render: function Counts(args) {
    const [value, setValue] = useState(args.value);
    return (
      <QuantityStepper
        {...args}
        value={value}
        onChange={(change) => {
          args.onChange(change);
          setValue(change.value);
        }}
      />
    );
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stops at both ends and keeps the focus there. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Tăng' });
    const less = canvas.getByRole('button', { name: 'Giảm' });
    await userEvent.click(less);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tripleClick(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
