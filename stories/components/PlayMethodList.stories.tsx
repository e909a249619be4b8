import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlayMethodList } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: PlayMethodList,
  title: 'Lottery/PlayMethodList',
  id: 'components-playmethodlist',
  args: {
    label: 'Cách chơi',
    value: 'GROUP_8',
    options: [
      { value: 'GROUP_6', label: 'Vé thường', detail: 'Chọn 6 số', price: 10_000 },
      { value: 'GROUP_8', label: 'Bao 8', detail: '8 số · 28 bộ', price: 280_000 },
      { value: 'GROUP_18', label: 'Bao 18', detail: '18 số · 18.564 bộ', price: 185_640_000 },
    ],
    onChange: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div data-accent="mega" style={{ background: 'var(--veloc-color-surface)' }}>
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
        onChange={(change) => {
          args.onChange?.(change);
          setValue(change.value);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a tap anywhere on the row chooses', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText('18 số · 18.564 bộ') });
      await expect(args.onChange).toHaveBeenCalledWith({ value: 'GROUP_18' });
      await expect(canvas.getByRole('radio', { name: /Bao 18/ })).toBeChecked();
    });
    await step('so do the arrow keys', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'GROUP_8' });
    });
  },
};

export const NotNowAndWhy: Story = {
  args: {
    value: 'GROUP_6',
    options: [
      { value: 'GROUP_6', label: 'Vé thường', detail: 'Chọn 6 số', price: 10_000 },
      {
        value: 'GROUP_18',
        label: 'Bao 18',
        detail: '18 số · 18.564 bộ',
        price: 185_640_000,
        reason: 'Vượt số dư của bạn',
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const radio = canvas.getByRole('radio', { name: /^Bao 18.*Vượt số dư của bạn/ });
    await userEvent.click(radio);
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(radio).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: /^Vé thường/ })).toBeChecked();
  },
};

export const LongNamesAt320: Story = {
  args: {
    value: 'MANY',
    options: [
      {
        value: 'MANY',
        label: 'Bao nhiều bộ số, đảo mọi vị trí',
        detail: '20 bộ số · 1.140 cách ghép',
        price: 118_642_759_300,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('radiogroup');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
