import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { OtpField } from '@veloc/ui';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: OtpField,
  title: 'Ask/OtpField',
  id: 'components-otpfield',
  args: { value: '', onChange: fn(), onComplete: fn() },
  render: function Types(args) {
    const [value, setValue] = useState(args.value);
    return (
      <OtpField
        {...args}
        value={value}
        onChange={(change) => {
          args.onChange?.(change);
          setValue(change.value);
        }}
      />
    );
  },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed, corrected and pasted; the sixth digit completes it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Mã xác thực' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await pressTwoWays(userEvent, input);
    await expect(input).toHaveFocus();
    await step('digits only', async () => {
      await userEvent.type(input, '48a2');
      await expect(input).toHaveValue('482');
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('48');
      await expect(args.onComplete).not.toHaveBeenCalled();
    });
    await step('a pasted code fills all boxes', async () => {
      await userEvent.clear(input);
      await userEvent.paste('482 913');
      await expect(input).toHaveValue('482913');
      await expect(args.onComplete).toHaveBeenLastCalledWith({ value: '482913' });
    });
  },
};

export const Wrong: Story = {
  args: { value: '482913', error: 'Mã xác thực không đúng' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Mã xác thực không đúng');
  },
};

/** What the phone offers from its message arrives as one change. */
export const FilledFromTheMessage: Story = {
  play: async ({ args, canvas }) => {
    fireEvent.input(canvas.getByRole('textbox'), { target: { value: '482913' } });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ value: '482913' });
    await expect(args.onComplete).toHaveBeenCalledWith({ value: '482913' });
  },
};

/** Coming back by Tab chooses the whole code, drawn so, and the next digit starts anew. */
export const TypedOver: Story = {
  args: { value: '482913', labelShown: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-active]')).toHaveLength(6));
    await userEvent.keyboard('7');
    await expect(canvas.getByRole('textbox')).toHaveValue('7');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-active]')).toHaveLength(1));
  },
};

export const Waiting: Story = { args: { value: '482913', disabled: true } };

/** As a phone's own keyboard does it: digits, a correction, the sixth completes it. */
export const KeyboardAlone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Mã xác thực' })).toHaveFocus();
    await userEvent.keyboard('48291{Backspace}13');
    await expect(args.onComplete).toHaveBeenLastCalledWith({ value: '482913' });
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

export const EightDigitsOnANarrowPhone: Story = {
  args: { length: 8, value: '48291', error: 'Mã xác thực không đúng, bạn còn 4 lần thử trước khi phải xin mã mới' },
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
