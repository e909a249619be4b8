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

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
