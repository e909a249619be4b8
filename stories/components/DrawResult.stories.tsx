import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DrawResult } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { breakIt } from '../support/breakIt';

const numbers = [5, 17, 23, 31, 44, 52];

const meta = {
  component: DrawResult,
  title: 'Lottery/DrawResult',
  id: 'components-drawresult',
  args: { numbers, bonus: [8], 'aria-label': 'Kết quả' },
  decorators: [
    (Story) => (
      <div data-accent="power">
        <Story />
      </div>
    ),
  ],
  parameters: { chromatic: { modes: widthModes } },
} satisfies Meta<typeof DrawResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

/** What was matched says so in words; the bonus number of the ticket was not drawn. */
export const TicketHeldAgainstIt: Story = {
  args: { numbers: [5, 12, 23, 31, 40, 52], bonus: [11], matched: numbers, 'aria-label': 'Vé A' },
  play: async ({ canvas }) => {
    const spoken = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(spoken).toEqual(['05, trúng', '12', '23, trúng', '31, trúng', '40', '52, trúng', '+11']);
  },
};

export const BonusMatched: Story = { args: { bonus: [8], matched: numbers, matchedBonus: [8] } };

export const Cancelled: Story = { args: { faded: true, bonus: [], size: 'small' } };

export const ThreeDigitNumbers: Story = {
  args: { numbers: ['168', '039', '445'], bonus: [], matched: ['168'] },
  play: async ({ canvas }) => {
    const spoken = canvas.getAllByRole('listitem').map((item) => item.firstChild?.firstChild?.textContent);
    await expect(spoken).toEqual(['168, trúng', '039', '445']);
  },
};

export const TwentyOfKenoOnANarrowPhone: Story = {
  args: { numbers: Array.from({ length: 20 }, (_, index) => index * 4 + 1), bonus: [], size: 'small' },
  decorators: [
    (Story) => (
      <div data-accent="keno" style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
};

/** Rows are about as long as one another: eight balls stand four and four. Before the special one it breaks. */
export const RowsOfOneLength: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div style={{ width: '15rem' }}>
      <DrawResult {...args} numbers={[3, 8, 14, 19, 22, 31, 38, 44]} bonus={[]} />
      <DrawResult {...args} numbers={[3, 8, 14, 19, 22]} bonus={[7]} size="large" />
    </div>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('list').map((list) => {
      const tops = [...list.children].map((ball) => Math.round(ball.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    });
    await expect(rows).toEqual([
      [4, 4],
      [5, 1],
    ]);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
