import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card, Radio } from '@veloc/ui';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Radio,
  title: 'Choose/Radio',
  id: 'components-radio',
  args: { name: 'receiver', value: 'self', label: 'Ví Vé Lộc', onChange: fn() },
} satisfies Meta<typeof Radio>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each in a card of its own, and still one choice: one tab stop, arrow keys between them. */
export const Apart: Story = {
  render: function Apart(args) {
    const [value, setValue] = useState('self');
    const options = [
      { value: 'self', label: 'Ví Vé Lộc', detail: 'Tiền thưởng về ngay sau kỳ quay' },
      { value: 'bank', label: 'Tài khoản ngân hàng', detail: 'Trong giờ làm việc' },
      { value: 'counter', label: 'Nhận tại điểm bán', disabledReason: 'Chỉ dành cho giải trên 10 triệu đồng' },
    ];
    return (
      <div role="radiogroup" aria-label="Nhận thưởng qua" style={{ display: 'grid', gap: '0.75rem' }}>
        {options.map((option) => (
          <Card key={option.value}>
            <Radio
              {...args}
              {...option}
              checked={option.value === value}
              onChange={(change) => {
                args.onChange?.(change);
                setValue(change.value);
              }}
            />
          </Card>
        ))}
      </div>
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('arrow keys choose', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Ví Vé Lộc' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'Tài khoản ngân hàng' })).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'bank' });
    });
    await step('one that cannot be chosen says why, and is not chosen', async () => {
      const counter = canvas.getByRole('radio', { name: 'Nhận tại điểm bán' });
      await expect(counter).toHaveAccessibleDescription('Chỉ dành cho giải trên 10 triệu đồng');
      await userEvent.click(canvas.getByText('Nhận tại điểm bán'));
      await expect(counter).not.toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'Tài khoản ngân hàng' })).toBeChecked();
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
};

/** In a row that says the label already; the target stays 44 px. */
export const WithoutWords: Story = {
  args: { labelHidden: true },
  play: async ({ args, canvas, userEvent }) => {
    const radio = canvas.getByRole('radio', { name: 'Ví Vé Lộc' });
    const { width, height } = radio.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await tap(userEvent, radio);
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'self' });
  },
};

export const LongestLabelOnANarrowPhone: Story = {
  args: {
    label: 'Chuyển khoản đến tài khoản ngân hàng đã xác minh của bạn',
    detail: 'Từ 5 phút đến 1 ngày làm việc, tùy ngân hàng nhận',
    checked: true,
  },
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
