import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChipGroup, type ChipGroupProps } from '@veloc/ui';

const args: ChipGroupProps<string> = {
  label: 'Lọc vé',
  value: 'all',
  onChange: fn(),
  options: [
    { value: 'all', label: 'Tất cả' },
    { value: 'waiting', label: 'Chờ kết quả' },
    { value: 'won', label: 'Đã trúng' },
    { value: 'lost', label: 'Không trúng' },
    { value: 'cancelled', label: 'Đã hủy', disabled: true },
  ],
};

const meta = { component: ChipGroup<string>, args } satisfies Meta<typeof ChipGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop, arrow keys inside; it scrolls sideways where it does not fit. */
export const OneOfMany: Story = {
  render: function OneOfMany(props) {
    const [value, setValue] = useState(props.value);
    return (
      <ChipGroup
        {...props}
        value={value}
        onChange={(change) => {
          props.onChange(change);
          setValue(change.value);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Tất cả' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'waiting' });
    await expect(canvas.getByRole('radio', { name: 'Chờ kết quả' })).toBeChecked();
    await userEvent.click(canvas.getByText('Đã trúng'));
    await expect(canvas.getByRole('radio', { name: 'Đã trúng' })).toBeChecked();
  },
};
