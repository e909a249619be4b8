import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AmountField, formatMoney, MessagesProvider } from '@veloc/ui';
import { english } from '@veloc/ui/english';
import { widthModes } from '../../.storybook/modes';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: AmountField,
  title: 'Ask/AmountField',
  id: 'components-amountfield',
  args: {
    label: 'Số tiền muốn nạp',
    value: 200_000,
    onChange: fn(),
    options: [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000],
  },
  render: function Fills(args) {
    const [value, setValue] = useState(args.value);
    return (
      <AmountField
        {...args}
        value={value}
        onChange={(change) => {
          args.onChange?.(change);
          setValue(change.value);
        }}
      />
    );
  },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Số tiền muốn nạp' });
    await step('typing puts dots between thousands', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '1250000');
      await expect(input).toHaveValue('1.250.000');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 1_250_000 });
    });
    await step('the caret stays behind the digit that was typed', async () => {
      input.setSelectionRange(1, 1);
      await userEvent.keyboard('9');
      await expect(input).toHaveValue('19.250.000');
      await expect(input.selectionStart).toBe(2);
    });
    await step('one press chooses, of a finger or a mouse', async () => {
      await tap(userEvent, canvas.getByRole('button', { name: formatMoney(200_000) }));
      await expect(input).toHaveValue('200.000');
      const chip = canvas.getByRole('button', { name: formatMoney(500_000) });
      await userEvent.click(chip);
      await expect(input).toHaveValue('500.000');
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
    });
  },
};

/** All there is goes by its name, and is heard with its amount. */
export const AllOfIt: Story = {
  args: { label: 'Số tiền muốn rút', options: [100_000, 200_000, { value: 250_000, label: 'Tất cả' }] },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('button', { name: `Tất cả, ${formatMoney(250_000)}` });
    await userEvent.click(all);
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('textbox')).toHaveValue('250.000');
  },
};

/** The prop of 1.0.0. */
export const FormerChoices: Story = {
  args: { options: undefined, choices: [100_000, { amount: 250_000, label: 'Tất cả' }] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Tất cả, ${formatMoney(250_000)}` }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 250_000 });
  },
};

export const TooSmall: Story = {
  args: { value: 5_000, error: 'Số tiền nạp tối thiểu là 10.000 ₫' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Số tiền nạp tối thiểu là 10.000 ₫');
  },
};

/** Twelve of the widest figure: none of them is out of sight. */
export const TwelveDigitsAtNarrowWidth: Story = {
  args: {
    value: 444_444_444_444,
    hint: 'Bốn trăm bốn mươi bốn tỷ bốn trăm bốn mươi bốn triệu bốn trăm bốn mươi bốn nghìn bốn trăm bốn mươi bốn đồng',
  },
  parameters: { chromatic: { modes: widthModes } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(input).toHaveValue('444.444.444.444');
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '288px' }}>
        <Story />
      </div>
    ),
  ],
};

/** Cents are typed behind the language's decimal sign, and the currency's sign stands where the language puts it. */
export const InEuros: Story = {
  args: { label: 'Amount', value: 12.5, options: [5, 12.5, 20] },
  decorators: [
    (Story) => (
      <MessagesProvider locale="en" currency="EUR" messages={english}>
        <Story />
      </MessagesProvider>
    ),
  ],
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await expect(input).toHaveValue('12.50');
    await expect(input.previousElementSibling).toHaveTextContent('€');
    await step('a comma parts thousands', async () => {
      await userEvent.clear(input);
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: null });
      await userEvent.type(input, '€1,250.00');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 1250 });
      await expect(input).toHaveValue('1,250.00');
    });
    await step('on a pad that has a comma alone, that is the point', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '4,5');
      await expect(input).toHaveValue('4.5');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 4.5 });
    });
    await step('4.50 is four euros and a half', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '4.50');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 4.5 });
      await expect(input).toHaveValue('4.50');
    });
    await step('a third decimal is none', async () => {
      await userEvent.keyboard('9');
      await expect(input).toHaveValue('4.50');
      await expect(input.selectionStart).toBe(4);
    });
    await step('what is pasted keeps its decimals', async () => {
      await userEvent.clear(input);
      await userEvent.paste('1.234,50 €');
      await expect(input).toHaveValue('1,234.50');
    });
    await step('twelve digits with a point are in sight', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '4444444444444.44');
      await expect(input).toHaveValue('4,444,444,444.44');
      await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    });
    await step('a choice has its decimals', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '€12.50' }));
      await expect(input).toHaveValue('12.50');
    });
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
