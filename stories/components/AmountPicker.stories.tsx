import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AmountPicker, formatMoney, MessagesProvider } from '@veloc/ui';
import { english } from '@veloc/ui/english';
import { widthModes } from '../../.storybook/modes';
import { breakIt } from '../support/breakIt';

const meta = {
  component: AmountPicker,
  title: 'Ask/AmountPicker',
  id: 'components-amountpicker',
  args: {
    label: 'Số tiền dự thưởng',
    options: [10_000, 20_000, 50_000, 100_000, 200_000],
    value: 10_000,
    min: 10_000,
    max: 1_000_000,
    step: 10_000,
    onChange: fn(),
  },
  render: function Chooses(args) {
    const [value, setValue] = useState(args.value);
    return (
      <AmountPicker
        {...args}
        value={value}
        onChange={(change) => {
          args.onChange?.(change);
          setValue(change.value);
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <div data-accent="kenoeo" style={{ maxWidth: '22.5rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { chromatic: { modes: widthModes } },
} satisfies Meta<typeof AmountPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('one press takes an amount', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: formatMoney(20_000) }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 20_000, problem: null });
    });
    await step('so do the arrow keys', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 50_000, problem: null });
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
  },
};

export const AnyOtherAmount: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the last chip opens a field that says its limits', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('radio', { name: 'Số khác' }) });
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
        `Từ ${formatMoney(10_000)} đến ${formatMoney(1_000_000)}, bội số của ${formatMoney(10_000)}`,
      );
    });
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Số tiền dự thưởng: số khác' });
    await step('and takes the focus, for another amount in the place of the last', async () => {
      await expect(input).toHaveFocus();
      await expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('10.000');
    });
    await step('an amount outside them is told with the reason', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '15000');
      const problem = `Số tiền phải là bội số của ${formatMoney(10_000)}`;
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 15_000, problem });
      await expect(input).toHaveAccessibleDescription(problem);
      await expect(input).toBeInvalid();
    });
    await step('the field stays open on an amount that has a chip', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '50000');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 50_000, problem: null });
      await expect(input).toHaveFocus();
    });
  },
};

/** An arrow key goes on through the chips; the field that it opens waits for Tab. */
export const KeyboardAlone: Story = {
  args: { value: 200_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Số khác' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** What a host finds wrong stands under the chips, or under the field for another amount. */
export const Wrong: Story = {
  args: { error: 'Số dư không đủ' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Số dư không đủ');
    await expect(canvas.getByRole('radio', { name: formatMoney(10_000) })).toBeInvalid();
    await userEvent.click(canvas.getByRole('radio', { name: 'Số khác' }));
    await expect(canvas.getByRole('radiogroup')).toBeValid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Số dư không đủ');
    await userEvent.type(canvas.getByRole('textbox'), '1');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      `Số tiền phải là bội số của ${formatMoney(10_000)}`,
    );
    await userEvent.click(canvas.getByRole('radio', { name: formatMoney(20_000) }));
    await expect(canvas.getByText('Số dư không đủ')).toBeVisible();
  },
};

export const TooMuch: Story = {
  args: { value: 2_000_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Số khác' })).toBeChecked();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      `Số tiền nhiều nhất là ${formatMoney(1_000_000)}`,
    );
  },
};

/** One that has a label shows that, here as in an AmountField. */
export const AllOfIt: Story = {
  args: { options: [10_000, { value: 70_000, label: 'Tất cả' }] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Tất cả' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 70_000, problem: null });
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The prop of 1.0.0. */
export const FormerAmounts: Story = {
  args: { options: undefined, amounts: [10_000, 30_000] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: formatMoney(30_000) }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 30_000, problem: null });
  },
};

export const NothingChosenYet: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const LongAmountsAt320: Story = {
  args: { options: [1_000_000_000, 118_642_759_300], value: 444_444_444_444, max: undefined, step: undefined },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ width: 320, padding: '0 1rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(input).toHaveValue('444.444.444.444');
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Its label over it, as beside fields that show theirs; it is heard once. */
export const LabelShown: Story = {
  args: { labelShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Số tiền dự thưởng' })).toBeVisible();
    await expect(canvas.getByText('Số tiền dự thưởng')).toHaveAttribute('aria-hidden', 'true');
    // Its words begin where its chips do.
    const label = canvas.getByText('Số tiền dự thưởng').getBoundingClientRect();
    const chip = canvas.getAllByRole('radio')[0]?.closest('label')?.getBoundingClientRect();
    await expect(chip?.left).toBe(label.left);
  },
};

/** The field for another amount does not say again what stands over the chips. */
export const OtherUnderALabel: Story = {
  args: { labelShown: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Số khác' }));
    await expect(canvas.getByRole('textbox', { name: 'Số khác' })).toBeVisible();
  },
};

/** An amount with cents is no broken limit, as long as no step says so. */
export const InEuros: Story = {
  args: { label: 'Stake', options: [2, 5], value: 2, min: 1, max: 20, step: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <MessagesProvider locale="en" currency="EUR" messages={english}>
        <Story />
      </MessagesProvider>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Other amount' }));
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription('From €1 to €20');
    await userEvent.clear(input);
    await userEvent.type(input, '4.50');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 4.5, problem: null });
    await userEvent.clear(input);
    await userEvent.type(input, '20.01');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 20.01, problem: 'The most is €20' });
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
