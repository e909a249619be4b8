import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { formatMoney, QuantityStepper } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { breakIt } from '../support/breakIt';

const meta = {
  component: QuantityStepper,
  title: 'Choose/QuantityStepper',
  id: 'components-quantitystepper',
  args: { label: 'Số lượng', value: 1, max: 3, onChange: fn() },
  render: function Counts(args) {
    const [value, setValue] = useState(args.value);
    return (
      <QuantityStepper
        {...args}
        value={value}
        onChange={(change) => {
          args.onChange?.(change);
          setValue(change.value);
        }}
      />
    );
  },
  parameters: { chromatic: { modes: widthModes } },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stops at both ends, keeps the focus there and says why. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const more = canvas.getByRole('button', { name: /^Tăng,/ });
    const less = canvas.getByRole('button', { name: /^Giảm,/ });
    const count = () => canvasElement.querySelector('output')?.textContent;
    await step('there is nothing below the least', async () => {
      await expect(less).toHaveAccessibleDescription('Ít nhất là 1');
      await userEvent.pointer({ keys: '[TouchA]', target: less });
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Ít nhất là 1');
    });
    await step('nor above the most', async () => {
      await userEvent.tripleClick(more);
      await expect(count()).toBe('3');
      await expect(more).toHaveAttribute('aria-disabled', 'true');
      await expect(more).toHaveAccessibleDescription('Nhiều nhất là 3');
      await expect(more).toHaveFocus();
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
    await step('the way back is open', async () => {
      await expect(less).not.toHaveAttribute('aria-disabled');
    });
  },
};

/** Among lines that stand close; below one there is nothing left of what it counts, and the arrow keys stop before. */
export const WithRemoval: Story = {
  args: { label: 'Số lượng vé A', dense: true, value: 2, removal: { label: 'Xóa vé A', onRemove: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Xóa vé A' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Giảm,/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ value: 1 });
    const bin = canvas.getByRole('button', { name: 'Xóa vé A' });
    await expect(bin).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.removal?.onRemove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.removal?.onRemove).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** An amount of money goes in steps, from between two of them to the next, and to its ends. */
export const Wide: Story = {
  args: {
    label: 'Mức tôi tự đặt',
    value: 520_000,
    min: 10_000,
    max: 600_000,
    step: 50_000,
    wide: true,
    detail: 'khoảng 12 vé mỗi tuần',
    format: (value) => formatMoney(value),
    minReason: 'Ít nhất là một vé',
  },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: /^Tăng,/ });
    const taken = () => mocked(args.onChange ?? fn()).mock.calls.map(([{ value }]) => value);
    await userEvent.click(more);
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(taken()).toEqual([550_000, 600_000]);
    await userEvent.keyboard('{ArrowDown>12/}');
    await expect(taken().slice(-2)).toEqual([50_000, 10_000]);
    await expect(canvas.getByText(/^10\.000.₫$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Giảm,/ })).toHaveAccessibleDescription('Ít nhất là một vé');
  },
};

export const KeyboardAlone: Story = {
  args: { value: 2, maxReason: 'Máy chủ nhận nhiều nhất 3 kỳ' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const count = () => canvasElement.querySelector('output')?.textContent;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(count()).toBe('3');
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Máy chủ nhận nhiều nhất 3 kỳ');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(count()).toBe('1');
  },
};

export const ThreeFiguresKeepTheirTargets: Story = {
  args: { value: 888, max: 999 },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Its label over it, as beside fields that show theirs; the stepper stays as wide as it is. */
export const LabelShown: Story = {
  args: { labelShown: true },
  play: async ({ args, canvas }) => {
    const label = canvas.getByText(args.label);
    await expect(label).toHaveAttribute('aria-hidden', 'true');
    const stepper = canvas.getByRole('group', { name: args.label });
    await expect(stepper.getBoundingClientRect().left).toBe(label.getBoundingClientRect().left);
    await expect(stepper.getBoundingClientRect().width).toBeLessThan(200);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
