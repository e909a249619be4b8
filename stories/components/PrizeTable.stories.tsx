import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Divider, PrizeTable } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { breakIt } from '../support/breakIt';

const meta = {
  component: PrizeTable,
  title: 'Lottery/PrizeTable',
  id: 'components-prizetable',
  subcomponents: { Divider },
  args: {
    rows: [
      { name: 'Jackpot 1', detail: '6 số', count: 0, value: 84_917_204_500 },
      { name: 'Giải Nhất', detail: '5 số', count: 14, value: 40_000_000 },
      { name: 'Giải Nhì', detail: '4 số', count: 917, value: 500_000, isMine: true },
      { name: 'Giải Ba', detail: '3 số', count: 19_204, value: 50_000 },
    ],
  },
} satisfies Meta<typeof PrizeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneTierIsMine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Giải Nhì\s*, giải của bạn/ })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '19.204' })).toBeVisible();
  },
};

export const NarrowPhone: Story = {
  parameters: { chromatic: { modes: widthModes } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '288px' }}>
        <Story />
        <Divider />
      </div>
    ),
  ],
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
