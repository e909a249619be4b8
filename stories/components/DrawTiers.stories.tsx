import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DrawTiers } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: DrawTiers,
  title: 'Lottery/DrawTiers',
  id: 'components-drawtiers',
  args: {
    tiers: [
      { name: 'Đặc biệt', numbers: ['168', '039'] },
      { name: 'Giải Nhất', numbers: ['445', '902', '117', '360'] },
      { name: 'Giải Nhì', numbers: ['214', '887', '030', '551', '006', '729'] },
      { name: 'Giải Ba', numbers: ['918', '340', '555', '081', '672', '413', '290', '837'] },
    ],
  },
} satisfies Meta<typeof DrawTiers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the narrowest phone a number still stands in one row, and nothing reaches over the edge. */
export const OnANarrowPhone: Story = {
  decorators: [
    (Story) => (
      <div data-accent="max3d" style={{ width: '256px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Đặc biệt',
      'Giải Nhất',
      'Giải Nhì',
      'Giải Ba',
    ]);
    for (const number of canvas.getAllByRole('listitem')) {
      await expect(number.getBoundingClientRect().height).toBeLessThan(40);
    }
    const list = canvasElement.querySelector('dl');
    await expect(list?.scrollWidth).toBe(list?.clientWidth);
  },
};

/** Held against a ticket: what it has stands in gold and says so, all others step back. */
export const HeldAgainstATicket: Story = {
  args: { matched: ['902', '551'] },
  decorators: OnANarrowPhone.decorators ?? [],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/, trúng$/).map(({ textContent }) => textContent)).toEqual([
      '902, trúng',
      '551, trúng',
    ]);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
