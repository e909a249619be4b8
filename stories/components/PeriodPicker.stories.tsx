import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PeriodPicker } from '@veloc/ui';

const meta = {
  component: PeriodPicker,
  args: {
    value: 3,
    options: [1, 2, 3, 5, 10, 20].map((count) => ({ count, detail: `${count * 8} phút` })),
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div data-game="keno" style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PeriodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Default(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PeriodPicker
        {...args}
        value={value}
        onChange={({ count }) => {
          args.onChange({ count });
          setValue(count);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('10 kỳ'));
    await expect(args.onChange).toHaveBeenCalledWith({ count: 10 });
    await expect(canvas.getByRole('radio', { name: /10 kỳ/ })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /20 kỳ/ })).toBeChecked();
  },
};

export const AValueBetweenTheCards: Story = {
  args: { value: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};
