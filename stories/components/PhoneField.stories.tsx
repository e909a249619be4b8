import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PhoneField } from '@veloc/ui';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: PhoneField,
  title: 'Ask/PhoneField',
  id: 'components-phonefield',
  args: { countryCode: '+84', phone: '', onChange: fn() },
  render: function Dials(args) {
    const [number, setNumber] = useState({ countryCode: args.countryCode, phone: args.phone });
    return (
      <PhoneField
        {...args}
        {...number}
        onChange={(change) => {
          args.onChange?.(change);
          setNumber(change);
        }}
      />
    );
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spaces and dots go on typing and on pasting; the groups are drawn only. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Số điện thoại' });
    await step('a mouse and a finger open the number', async () => {
      await pressTwoWays(userEvent, input);
      await expect(input).toHaveFocus();
    });
    await step('typing', async () => {
      await userEvent.type(input, '912 345');
      await expect(input).toHaveValue('912345');
      await expect(args.onChange).toHaveBeenLastCalledWith({ countryCode: '+84', phone: '912345' });
    });
    await step('pasting', async () => {
      await userEvent.clear(input);
      await userEvent.paste('912.345.678');
      await expect(input).toHaveValue('912345678');
      await expect(canvas.getByText('912 345 678')).toBeVisible();
    });
    await step('another country, whose groups are not ours', async () => {
      const code = canvas.getByRole('textbox', { name: 'Mã quốc gia' });
      await userEvent.clear(code);
      await userEvent.type(code, '1');
      await expect(code).toHaveValue('+1');
      await expect(canvas.queryByText('912 345 678')).toBeNull();
    });
  },
};

/** A number that comes with its country code, by pasting or from the browser, is told apart into both. */
export const WithItsCountryCode: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <form>
      <PhoneField name="phone" countryCode="+44" />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Số điện thoại' });
    const code = canvas.getByRole('textbox', { name: 'Mã quốc gia' });
    const form = canvasElement.querySelector('form');
    for (const [pasted, countryCode, sent] of [
      ['+44 7700 900123', '+44', '+447700900123'],
      ['00447700900123', '+44', '+447700900123'],
      ['+84 901 234 567', '+84', '+84901234567'],
      ['+44 (0)7700 900123', '+44', '+447700900123'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.paste(pasted);
      await expect(code).toHaveValue(countryCode);
      await expect(new FormData(form ?? undefined).get('phone')).toBe(sent);
    }
    await userEvent.clear(input);
    await userEvent.type(input, '+84901');
    await expect(code).toHaveValue('+84');
    await expect(input).toHaveValue('901');
  },
};

/** What a form has sent goes back into the field as it is, after an action's answer or from an account. */
export const HandedBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Account() {
    const [saved, setSaved] = useState('+84901234567');
    return (
      <form
        action={(data) => {
          const sent = data.get('phone');
          if (typeof sent === 'string') setSaved(sent);
        }}
      >
        <PhoneField name="phone" defaultPhone={saved} />
      </form>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Số điện thoại' });
    const code = canvas.getByRole('textbox', { name: 'Mã quốc gia' });
    const sent = () => new FormData(canvasElement.querySelector('form') ?? undefined).get('phone');
    await expect(input).toHaveValue('901234567');
    await expect(canvas.getByText('901 234 567')).toBeVisible();
    await expect(sent()).toBe('+84901234567');
    await userEvent.clear(input);
    await userEvent.paste('+44 7700 900123');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('7700900123'));
    await expect(code).toHaveValue('+44');
    await expect(sent()).toBe('+447700900123');
  },
};

/** Whose number it is, and what it is for; a press on the label leads to the number. */
export const NamedByItsLabel: Story = {
  args: { label: 'Số của người nhận', hint: 'Chúng tôi chỉ gọi khi có giải lớn' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Số của người nhận' });
    await userEvent.click(canvas.getByText('Số của người nhận'));
    await expect(number).toHaveFocus();
    await expect(number).not.toHaveAttribute('placeholder');
    await expect(number).toHaveAccessibleDescription('Chúng tôi chỉ gọi khi có giải lớn');
  },
};

/** Alone on its page, under a heading that asks for it. */
export const LabelInside: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox', { name: 'Số điện thoại' });
    await expect(number).toHaveAttribute('placeholder', 'Số điện thoại');
    // Its name is heard once.
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const Wrong: Story = {
  args: { phone: '91234567', error: 'Vui lòng nhập đúng số điện thoại' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Số điện thoại' });
    await expect(input).toHaveAccessibleDescription('Vui lòng nhập đúng số điện thoại');
  },
};

export const KeyboardAlone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Mã quốc gia' })).toHaveFocus();
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Số điện thoại' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('912345679{Backspace}8');
    await expect(input).toHaveValue('912345678');
    await expect(args.onChange).toHaveBeenLastCalledWith({ countryCode: '+84', phone: '912345678' });
  },
};

/** The number waits for an answer: neither part can be changed meanwhile. */
export const Waiting: Story = {
  args: { phone: '912345678', disabled: true },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) await expect(input).toBeDisabled();
  },
};

export const LongestNumberOnANarrowPhone: Story = {
  args: { countryCode: '+856', phone: '201234567890', error: 'Số điện thoại chỉ có 9 chữ số sau mã quốc gia +84' },
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
