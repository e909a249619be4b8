import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChipGroup, type ChipGroupProps } from '@veloc/ui';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

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

const meta = {
  component: ChipGroup<string>,
  title: 'Choose/ChipGroup',
  id: 'components-chipgroup',
  args,
} satisfies Meta<typeof ChipGroup<string>>;

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
          props.onChange?.(change);
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
    await tap(userEvent, canvas.getByText('Tất cả'));
    await expect(canvas.getByRole('radio', { name: 'Tất cả' })).toBeChecked();
    await userEvent.click(canvas.getByText('Đã trúng'));
    await expect(canvas.getByRole('radio', { name: 'Đã trúng' })).toBeChecked();
  },
};

/** All of them in view, in columns of one width: the numbers of periods, longest label among them. */
export const GridOnANarrowPhone: Story = {
  args: {
    label: 'Số kỳ',
    layout: 'grid',
    value: '6',
    options: [
      ...['1', '2', '3', '6', '10', '12', '20', '30'].map((value) => ({ value, label: `${value} kỳ` })),
      { value: 'all', label: 'Cả tháng', disabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '6 kỳ' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Cả tháng' })).toBeDisabled();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A long row opens with its chosen chip in view, and the page beside it stays where it is. */
export const OpensAtTheChosenOne: Story = {
  args: {
    label: 'Tháng',
    value: '12',
    options: Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: `Tháng ${index + 1}` })),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('radiogroup').getBoundingClientRect();
    const chip = canvas.getByText('Tháng 12').getBoundingClientRect();
    await expect(chip.left).toBeGreaterThanOrEqual(row.left);
    await expect(chip.right).toBeLessThanOrEqual(row.right);
    await expect(window.scrollX).toBe(0);
  },
};

/** Its label over it, as beside fields that show theirs; it is heard once. */
export const LabelShown: Story = {
  args: { labelShown: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: args.label })).toBeVisible();
    await expect(canvas.getByText(args.label)).toHaveAttribute('aria-hidden', 'true');
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
