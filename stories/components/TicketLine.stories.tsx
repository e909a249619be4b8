import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TicketLine } from '@veloc/ui';

const meta = {
  component: TicketLine,
  args: { code: 'A', numbers: [5, 12, 23, 31, 40, 52], bonus: [11] },
  decorators: [
    (Story) => (
      <div data-game="power">
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

export const WaitingForTheDraw: Story = {};

export const Cancelled: Story = { args: { faded: true, note: 'Đã hủy' } };
