import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NumberTray } from '@veloc/ui';

const meta = {
  component: NumberTray,
  args: { numbers: [7, 22, 39, 64], places: 6 },
  decorators: [
    (Story) => (
      <div data-game="keno">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberTray>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPlacesLeft: Story = {
  play: async ({ canvas }) => {
    const tray = canvas.getByRole('list', { name: 'Số đã chọn' });
    await expect(within(tray).getAllByRole('listitem')).toHaveLength(4);
    await expect(tray.children).toHaveLength(6);
  },
};

export const EighteenWrap: Story = {
  args: { numbers: Array.from({ length: 18 }, (_, index) => index * 2 + 1), places: 18 },
  render: (args) => (
    <div style={{ width: '18rem' }}>
      <NumberTray {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tray = canvas.getByRole('list');
    await expect(tray.scrollWidth).toBeLessThanOrEqual(tray.clientWidth);
  },
};

export const WithABonusNumber: Story = { args: { numbers: [3, 12, 19, 27, 31, 44], places: 6, bonus: [9] } };
