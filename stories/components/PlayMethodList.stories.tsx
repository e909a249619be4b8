import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlayMethodList } from '@veloc/ui';

const meta = {
  component: PlayMethodList,
  args: {
    label: 'Cách chơi',
    value: 'GROUP_8',
    methods: [
      { id: 'GROUP_6', name: 'Vé thường', detail: 'Chọn 6 số', price: 10_000 },
      { id: 'GROUP_8', name: 'Bao 8', detail: '8 số · 28 bộ', price: 280_000 },
      { id: 'GROUP_18', name: 'Bao 18', detail: '18 số · 18.564 bộ', price: 185_640_000 },
    ],
    onChange: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div data-game="mega" style={{ background: 'var(--veloc-color-surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlayMethodList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Default(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PlayMethodList
        {...args}
        value={value}
        onChange={({ id }) => {
          args.onChange({ id });
          setValue(id);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a press anywhere on the row chooses', async () => {
      await userEvent.click(canvas.getByText('18 số · 18.564 bộ'));
      await expect(args.onChange).toHaveBeenCalledWith({ id: 'GROUP_18' });
      await expect(canvas.getByRole('radio', { name: /Bao 18/ })).toBeChecked();
    });
    await step('so do the arrow keys', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ id: 'GROUP_8' });
    });
  },
};
