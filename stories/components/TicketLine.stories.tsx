import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TicketLine } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: TicketLine,
  title: 'Lottery/TicketLine',
  id: 'components-ticketline',
  args: { code: 'A', numbers: [5, 12, 23, 31, 40, 52], bonus: [11] },
  decorators: [
    (Story) => (
      <div data-accent="power">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TicketLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Won: Story = {
  args: { matched: [5, 17, 23, 31, 44, 52], note: 'Trùng 4 số · Giải Nhì', isWon: true },
  play: async ({ canvas }) => {
    const numbers = within(canvas.getByRole('list', { name: 'Các số của vé A' }));
    await expect(numbers.getAllByText(/, trúng$/)).toHaveLength(4);
    await expect(canvas.getByText('Trùng 4 số · Giải Nhì')).toBeVisible();
  },
};

/** Beside its letter, the row of seven stays one row on the narrowest phone. */
export const NarrowPhone: Story = {
  args: { matched: [5, 17, 23, 31, 44, 52] },
  decorators: [
    (Story) => (
      <div style={{ width: innerWidth < 360 ? '256px' : innerWidth < 390 ? '296px' : '326px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((ball) => {
      const { top, height } = ball.getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10);
  },
};

/** As small as seven have to be beside a stub. */
export const Mini: Story = {
  args: { size: 'mini' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [ball] = canvas.getAllByRole('listitem');
    await expect(ball?.getBoundingClientRect().height).toBeLessThanOrEqual(26);
  },
};

export const WaitingForTheDraw: Story = {};

export const Cancelled: Story = { args: { faded: true, note: 'Đã hủy' } };

/** It won nothing: what was drawn is outlined and heard, and nothing of it is gold. */
export const Lost: Story = {
  args: { matched: [5, 17, 23, 44], matchedBonus: [11], faded: true },
  play: async ({ canvas }) => {
    const numbers = within(canvas.getByRole('list', { name: 'Các số của vé A' }));
    const heard = numbers.getAllByRole('listitem').map((item) => item.textContent);
    await expect(heard).toEqual(['05, đã về', '12', '23, đã về', '31', '40', '52', '+11, đã về']);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
