import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox, Stack } from '@veloc/ui';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Checkbox,
  title: 'Choose/Checkbox',
  id: 'components-checkbox',
  args: { label: 'Chọn tất cả vé hợp lệ', checked: false, onChange: fn() },
  render: function Checks(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Checkbox
        {...args}
        checked={checked}
        onChange={(change) => {
          args.onChange?.(change);
          setChecked(change.checked);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Chọn tất cả vé hợp lệ' });
    await userEvent.click(canvas.getByText('Chọn tất cả vé hợp lệ'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Some of several are checked; a press checks them all. */
export const Mixed: Story = {
  args: { checked: 'mixed' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await tap(userEvent, box);
    await expect(box).toBeChecked();
  },
};

export const Off: Story = { args: { disabled: true } };

/** Why it cannot be taken stands below it, tied to it. */
export const SaysWhyItIsOff: Story = {
  args: { disabled: true, hint: 'Chưa có vé nào hợp lệ trong giỏ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Chưa có vé nào hợp lệ trong giỏ');
  },
};

export const Wrong: Story = {
  args: {
    label: 'Tôi từ đủ 18 tuổi và đồng ý với Điều khoản và Quyền riêng tư',
    error: 'Vui lòng đồng ý trước khi tiếp tục',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Vui lòng đồng ý trước khi tiếp tục');
  },
};

/** In a Stack a press anywhere on its row counts, with a message as without. */
export const InAStack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Stack>
      <Checkbox {...args} />
      <Checkbox {...args} error="Vui lòng đồng ý trước khi tiếp tục" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [alone, wrong] = canvas.getAllByRole('checkbox').map((box) => box.getBoundingClientRect().width);
    await expect(wrong).toBe(alone);
  },
};

export const LongestLabelOnANarrowPhone: Story = {
  args: {
    label: 'Tôi đã đọc và đồng ý với Điều khoản sử dụng, Chính sách quyền riêng tư và Quy định trả thưởng',
    hint: 'Bạn có thể xem lại bất cứ lúc nào ở mục Điều khoản trong danh mục',
    checked: true,
  },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/^Bạn có thể xem lại/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
