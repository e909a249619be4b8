import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatMoney, TotalBox } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: TotalBox,
  title: 'Show/TotalBox',
  id: 'components-totalbox',
  args: {
    rows: [
      { label: 'Tạm tính', amount: 170_000 },
      { label: 'Phí', amount: 0 },
      { label: 'Tổng thanh toán', amount: 170_000, emphasis: 'total' },
    ],
  },
} satisfies Meta<typeof TotalBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const amounts = canvas.getAllByRole('definition').map((amount) => amount.textContent);
    await expect(amounts).toEqual([170_000, 0, 170_000].map((amount) => formatMoney(amount)));
  },
};

export const Sunken: Story = { args: { kind: 'sunken' } };

/** Twelve digits and a sum nobody knows yet. */
export const LargeAndUnknown: Story = {
  args: {
    kind: 'sunken',
    rows: [
      { label: 'Giá trị Jackpot ước tính kỳ này', amount: 118_642_759_300, emphasis: 'large' },
      { label: 'Số dư hiện có', amount: -1 },
    ],
  },
};

/** A bar for each amount, where it is their distance that matters. */
export const SharesOfTheLargest: Story = {
  args: {
    kind: 'sunken',
    rows: [
      { label: 'Mọi khi', amount: 30_000, share: 1 / 12 },
      { label: 'Lần này', amount: 360_000, emphasis: 'large', share: 1 },
    ],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('dl > div')].map((row) =>
      Number.parseFloat(getComputedStyle(row, '::after').width),
    );
    await expect((bars[1] ?? 0) / (bars[0] ?? 1)).toBeCloseTo(12, 0);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
