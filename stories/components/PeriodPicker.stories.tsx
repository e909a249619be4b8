import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PeriodPicker } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { breakIt } from '../support/breakIt';

const meta = {
  component: PeriodPicker,
  title: 'Lottery/PeriodPicker',
  id: 'components-periodpicker',
  args: {
    value: 3,
    options: [1, 2, 3, 5, 10, 20].map((count) => ({ value: count, detail: `${count * 8} phút` })),
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div data-accent="keno" style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { chromatic: { modes: widthModes } },
} satisfies Meta<typeof PeriodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Default(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PeriodPicker
        {...args}
        value={value}
        onChange={(change) => {
          args.onChange?.(change);
          setValue(change.value);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText('10 kỳ') });
    await expect(args.onChange).toHaveBeenCalledWith({ value: 10 });
    await expect(canvas.getByRole('radio', { name: /10 kỳ/ })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /20 kỳ/ })).toBeChecked();
  },
};

export const AValueBetweenTheCards: Story = {
  args: { value: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const MoreThanAreOpenYet: Story = {
  args: {
    options: [
      { value: 1, detail: '18:00 hôm nay' },
      { value: 3, detail: 'Đến thứ Bảy 28/11' },
      { value: 20, reason: 'Mới mở 12 kỳ' },
    ],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const twenty = canvas.getByRole('radio', { name: '20 kỳ Mới mở 12 kỳ' });
    await step('a number that cannot be taken says why, and stays reachable', async () => {
      await userEvent.click(twenty);
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(twenty).toHaveAttribute('aria-disabled', 'true');
      await expect(twenty).toHaveFocus();
    });
    await step('it is not taken from the keyboard either', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(canvas.getByRole('radio', { name: /^3 kỳ/ })).toBeChecked();
    });
  },
};

export const LongDetailsAt320: Story = {
  args: { options: [1, 2, 3].map((count) => ({ value: count, detail: 'Đến Chủ Nhật 27/12/2026' })) },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ width: 320, padding: '0 1rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Số kỳ dự thưởng' });
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
