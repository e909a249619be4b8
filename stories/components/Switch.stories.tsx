import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BellIcon, ListGroup, ListRow, Switch } from '@veloc/ui';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Switch,
  title: 'Choose/Switch',
  id: 'components-switch',
  args: { label: 'Báo kết quả khi quay xong', checked: false, onChange: fn() },
  render: function Switches(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Switch
        {...args}
        checked={checked}
        onChange={(change) => {
          args.onChange?.(change);
          setChecked(change.checked);
        }}
      />
    );
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { icon: <BellIcon />, detail: 'Gửi một tin đến điện thoại này' },
  play: async ({ args, canvas, userEvent, step }) => {
    const control = canvas.getByRole('switch', { name: 'Báo kết quả khi quay xong' });
    await expect(control).toHaveAccessibleDescription('Gửi một tin đến điện thoại này');
    await step('the whole row answers a press', async () => {
      await userEvent.click(canvas.getByText('Gửi một tin đến điện thoại này'));
      await expect(control).toBeChecked();
    });
    await step('so do Space and Enter', async () => {
      await userEvent.keyboard(' ');
      await expect(control).not.toBeChecked();
      await userEvent.keyboard('{Enter}');
      await expect(control).toBeChecked();
      await expect(args.onChange).toHaveBeenNthCalledWith(2, { checked: false });
    });
  },
};

/** It stays reachable by keyboard, and says why it does nothing. */
export const SaysWhyItCannotBeSwitched: Story = {
  args: { checked: true, detail: 'Dùng khi đăng nhập', disabledReason: 'Cần đặt mã PIN trước' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch');
    await expect(control).toHaveFocus();
    await expect(control).toHaveAttribute('aria-disabled', 'true');
    await expect(control).toHaveAccessibleDescription('Cần đặt mã PIN trước');
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const AtTheEndOfARow: Story = {
  args: { labelHidden: true },
  render: (args) => (
    <ListGroup>
      <ListRow icon={<BellIcon />} title="Báo kết quả" trailing={<Switch {...args} />} />
    </ListGroup>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Báo kết quả khi quay xong' });
    const { width, height } = control.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await tap(userEvent, control);
    await expect(args.onChange).toHaveBeenCalledWith({ checked: true });
  },
};

export const LongestLabelOnANarrowPhone: Story = {
  args: {
    checked: true,
    icon: <BellIcon />,
    label: 'Tự động dự thưởng lại bộ số này ở những kỳ quay tiếp theo cho đến khi trúng',
    detail: 'Mỗi kỳ trừ 10.000 ₫ trong ví, dừng khi số dư không đủ',
  },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await expect(control.scrollWidth).toBeLessThanOrEqual(control.clientWidth);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
