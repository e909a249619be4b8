import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PinField } from '@veloc/ui';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: PinField,
  title: 'Ask/PinField',
  id: 'components-pinfield',
  args: { value: '', onChange: fn(), onComplete: fn() },
  render: function Types(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PinField
        {...args}
        value={value}
        onChange={(change) => {
          args.onChange?.(change);
          setValue(change.value);
        }}
      />
    );
  },
} satisfies Meta<typeof PinField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed, corrected, pasted; no digit is on the page until the reader asks for it. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const input = canvas.getByLabelText('Mã PIN');
    await step('digits are hidden', async () => {
      await userEvent.type(input, '13a57');
      await expect(input).toHaveAttribute('type', 'password');
      await expect(canvasElement).not.toHaveTextContent(/\d/);
    });
    await step('Backspace takes the last one, wherever the field was pressed', async () => {
      if (input instanceof HTMLInputElement) input.setSelectionRange(1, 1);
      await userEvent.keyboard('{ArrowLeft}{Backspace}');
      await expect(input).toHaveValue('135');
    });
    await step('a pasted PIN fills the boxes and completes it', async () => {
      await userEvent.clear(input);
      await userEvent.paste('135 790');
      await expect(args.onComplete).toHaveBeenLastCalledWith({ value: '135790' });
    });
  },
};

export const ShownOnRequest: Story = {
  args: { value: '1357', labelShown: true },
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Mã PIN');
    await step('a pointer leaves the focus in the field', async () => {
      await userEvent.click(input);
      await tap(userEvent, canvas.getByRole('button', { name: 'Hiện mã' }));
      await expect(input).toHaveFocus();
      await expect(input).toHaveAttribute('type', 'text');
      await expect(canvas.getByText('7')).toBeVisible();
    });
    await step('the keyboard hides it again', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Hiện mã' })).toHaveFocus();
      await expect(input).toHaveAttribute('type', 'password');
    });
  },
};

/** Password managers neither fill nor save it, unless it is the PIN that logs in. */
export const OutOfPasswordManagers: Story = {
  render: () => (
    <>
      <PinField label="Mã PIN thanh toán" labelShown value="" onChange={fn()} />
      <PinField label="Mã PIN đăng nhập" labelShown value="" onChange={fn()} autoComplete="current-password" />
    </>
  ),
  play: async ({ canvas }) => {
    const payment = canvas.getByLabelText('Mã PIN thanh toán');
    await expect(payment).toHaveAttribute('autocomplete', 'off');
    await expect(payment).toHaveAttribute('data-1p-ignore');
    const login = canvas.getByLabelText('Mã PIN đăng nhập');
    await expect(login).toHaveAttribute('autocomplete', 'current-password');
    await expect(login).not.toHaveAttribute('data-1p-ignore');
  },
};

/** Wrong by outline, icon and sentence; Tab chooses all six, so the next digit starts anew. */
export const Wrong: Story = {
  args: { value: '135790', error: 'Mã PIN không đúng, bạn còn 4 lần thử' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Mã PIN');
    await expect(input).toHaveAccessibleDescription('Mã PIN không đúng, bạn còn 4 lần thử');
    await expect(input).toBeInvalid();
    await userEvent.tab();
    await userEvent.keyboard('2');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2' });
  },
};

export const Waiting: Story = {
  args: { value: '135790', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mã PIN')).toHaveAttribute('readonly');
  },
};

export const NarrowPhoneAtLargeText: Story = {
  args: { value: '135', error: 'Mã PIN không đúng, bạn còn 4 lần thử' },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
