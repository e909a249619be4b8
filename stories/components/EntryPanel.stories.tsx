import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, DigitPad, DigitTiles, EntryPanel, type EntryPanelProps } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: EntryPanel,
  title: 'Lottery/EntryPanel',
  id: 'components-entrypanel',
  args: {
    title: '16 lô',
    hint: 'Nhập 4 chữ số',
    figure: null,
    actions: (
      <Button kind="accent" aria-label="Thêm số vào danh sách">
        Thêm số
      </Button>
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div data-accent="loto">
        <Story />
      </div>
    ),
  ],
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof EntryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

function Typing(args: EntryPanelProps) {
  const [digits, setDigits] = useState('27');
  return (
    <EntryPanel {...args} figure={<DigitTiles label="Số" groups={[digits]} length={4} active={0} size={42} />}>
      <DigitPad
        shape="compact"
        onType={({ digit }) => setDigits((typed) => (typed + digit).slice(0, 4))}
        onDelete={() => setDigits((typed) => typed.slice(0, -1))}
      />
    </EntryPanel>
  );
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: '16 lô' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '6' }));
    await expect(canvas.getByText('Số: 2 7 6, thiếu 1 chữ số, đang nhập')).toBeInTheDocument();
  },
};

/** The figure goes under the words where both have no room; two actions share the row. */
export const LongTitleAt320: Story = {
  args: {
    title: 'Đầu - Cuối',
    hint: 'Nhập 2 hoặc 3 chữ số',
    actions: [
      <Button key="list" kind="accent">
        Xem 3 số
      </Button>,
      <Button key="add" kind="accent">
        Thêm số
      </Button>,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    const [list, add] = ['Xem 3 số', 'Thêm số'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(list?.width).toBeCloseTo(add?.width ?? 0, 0);
    await expect(list?.top).toBe(add?.top);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
