import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Segment, type SegmentProps } from '@veloc/ui';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

const args: SegmentProps<string> = {
  label: 'Kiểu chơi',
  value: 'STANDARD',
  onChange: fn(),
  options: [
    { value: 'STANDARD', label: 'Cơ bản' },
    { value: 'BUNDLE', label: 'Bao' },
  ],
};

const meta = { component: Segment<string>, title: 'Choose/Segment', id: 'components-segment', args } satisfies Meta<
  typeof Segment<string>
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWays: Story = {
  render: function TwoWays(props) {
    const [value, setValue] = useState(props.value);
    return (
      <div data-accent="keno">
        <Segment
          {...props}
          value={value}
          onChange={(change) => {
            props.onChange?.(change);
            setValue(change.value);
          }}
        />
      </div>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await tap(userEvent, canvas.getByText('Bao'));
    await expect(canvas.getByRole('radio', { name: 'Bao' })).toBeChecked();
    await userEvent.click(canvas.getByText('Cơ bản'));
    await expect(canvas.getByRole('radio', { name: 'Cơ bản' })).toBeChecked();
    canvas.getByRole('radio', { name: 'Cơ bản' }).blur();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'BUNDLE' });
    await expect(canvas.getByRole('radio', { name: 'Bao' })).toBeChecked();
  },
};

export const LongLabelsTakeTwoLines: Story = {
  args: {
    value: 'MULTIGROUP',
    options: [
      { value: 'NORMAL', label: 'Cơ bản' },
      { value: 'GROUP', label: 'Bao bộ số' },
      { value: 'MULTIGROUP', label: 'Bao nhiều bộ số' },
    ],
  },
  decorators: [
    (Story) => (
      <div data-accent="max3dpro" style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.getBoundingClientRect().height ?? 0);
    await expect(new Set(heights).size).toBe(1);
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
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
