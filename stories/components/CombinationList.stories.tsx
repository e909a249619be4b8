import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CombinationList } from '@veloc/ui';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const sets = [
  [5, 12, 28, 41],
  [5, 12, 28, 63],
  [5, 12, 28, 77],
  [5, 12, 41, 63],
  [5, 12, 41, 77],
  [5, 12, 63, 77],
  [5, 28, 41, 63],
];

const meta = {
  component: CombinationList,
  title: 'Lottery/CombinationList',
  id: 'components-combinationlist',
  args: {
    heading: '15 bộ số Bậc 4',
    detail: 'Mọi cách ghép 4 số từ 6 số đã chọn',
    price: '15 × 10.000 ₫',
    combinations: sets.slice(0, 6),
    moreLabel: 'Xem đủ 15 bộ số',
    onMore: fn(),
  },
  decorators: [
    (Story) => (
      <div data-accent="keno">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CombinationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SixOfFifteen: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('region', { name: '15 bộ số Bậc 4' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Xem đủ 15 bộ số' }));
    await expect(args.onMore).toHaveBeenCalledTimes(2);
  },
};

export const AllOfThem: Story = {
  args: { heading: '7 bộ số Bậc 4', combinations: sets, moreLabel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A set that is longer than the card runs on in a second line. */
export const TenNumbersAt320: Story = {
  args: {
    heading: '1.000.000 bộ số Bậc 10',
    detail: 'Mọi cách ghép 10 số từ 12 số đã chọn, kể cả khi câu này dài hơn một dòng',
    price: '1.000.000 × 10.000 ₫',
    combinations: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    style: { width: '18rem' },
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

export const NothingChosenYet: Story = { args: { combinations: [], moreLabel: undefined } };

export const KeyboardAlone: Story = {
  render: function KeyboardAlone(args) {
    const [shown, setShown] = useState(2);
    return (
      <CombinationList
        {...args}
        combinations={sets.slice(0, shown)}
        moreLabel={shown < sets.length ? 'Xem đủ 7 bộ số' : undefined}
        onMore={() => setShown(sets.length)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
