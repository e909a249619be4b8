import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '@veloc/ui';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Field,
  title: 'Ask/Field',
  id: 'components-field',
  args: { label: 'Họ và tên', onChange: fn() },
  render: function Fills(args) {
    const [value, setValue] = useState(String(args.value ?? ''));
    return (
      <Field
        {...args}
        value={value}
        onChange={(change) => {
          args.onChange?.(change);
          setValue(change.value);
        }}
      />
    );
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'Như trên giấy tờ tùy thân' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Họ và tên' });
    await pressTwoWays(userEvent, canvas.getByText('Họ và tên'));
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'Hà');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'Hà' });
    await expect(input).toHaveAccessibleDescription('Như trên giấy tờ tùy thân');
  },
};

/** Wrong by outline, icon and sentence; the sentence is tied to the field. */
export const Wrong: Story = {
  args: { value: '912 345 67', label: 'Số điện thoại', error: 'Vui lòng nhập đúng số điện thoại' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Số điện thoại' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Vui lòng nhập đúng số điện thoại');
  },
};

export const LabelInside: Story = { args: { labelHidden: true, placeholder: 'Họ và tên' } };

/** The keyboard comes to it all the same, to read and to copy it. */
export const NotEditable: Story = {
  args: { value: 'Không sửa được', readOnly: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Họ và tên' });
    input.focus();
    await expect(input.parentElement).toHaveStyle({ outlineStyle: 'solid' });
    input.blur();
  },
};

export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Họ và tên' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Hà{Home}Thu {End}!{Backspace}');
    await expect(input).toHaveValue('Thu Hà');
  },
};

/** It stays on the page with its reason, tied to it. */
export const SaysWhyItIsOff: Story = {
  args: { value: 'Nguyễn Thị Thu Hà', disabled: true, hint: 'Đã xác minh, không đổi được nữa' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Họ và tên' });
    await expect(input).toBeDisabled();
    await expect(input).toHaveAccessibleDescription('Đã xác minh, không đổi được nữa');
  },
};

export const LongestTextOnANarrowPhone: Story = {
  args: {
    label: 'Họ và tên chủ tài khoản, viết hoa không dấu như trên thẻ ngân hàng',
    value: 'CONG TANG TON NU THI PHUONG THAO NGUYEN',
    error: 'Tên chủ tài khoản phải trùng với tên đã đăng ký, vui lòng kiểm tra lại trước khi gửi yêu cầu',
    trailing: <span>VNĐ</span>,
  },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
