import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { formatMoney, Sparkline } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const jackpots = [
  12_400_000_000, 15_100_000_000, 18_900_000_000, 21_300_000_000, 12_000_000_000, 19_800_000_000, 32_684_915_500,
];

const meta = {
  component: Sparkline,
  title: 'Show/Sparkline',
  id: 'components-sparkline',
  args: {
    label: 'Jackpot Mega 6/45 bảy kỳ gần nhất',
    points: jackpots.map((value, index) => ({ label: `#0142${index}`, value })),
    format: formatMoney,
    pointName: 'Kỳ quay',
    valueName: 'Jackpot',
  },
  decorators: [
    (Story) => (
      <div data-accent="mega" style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture says its highest and lowest; all figures are in a table that the keyboard opens. */
export const JackpotGrowth: Story = {
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('img', { name: 'Jackpot Mega 6/45 bảy kỳ gần nhất' });
    await expect(picture).toHaveAccessibleDescription(/^Cao nhất #01426 \(32\.684\.915\.500.₫\), thấp nhất #01424/);
    await userEvent.tab();
    const more = canvas.getByText('Xem bảng số liệu');
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    const table = await canvas.findByRole('table', { name: 'Jackpot Mega 6/45 bảy kỳ gần nhất' });
    await waitFor(() => expect(within(table).getByRole('row', { name: /#01426 32\.684\.915\.500/ })).toBeVisible());
  },
};

/** In a row there is no room for a table; screen readers still have it, and nothing takes the focus. */
export const InARow: Story = {
  args: { tableHidden: true },
  play: async ({ canvas, userEvent }) => {
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(8);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const AllAlike: Story = {
  args: { points: [1, 2, 3].map((index) => ({ label: `#${index}`, value: 12_000_000_000 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleDescription(/^Tất cả đều bằng 12\.000\.000\.000.₫\.$/);
  },
};

export const OneValue: Story = { args: { points: [{ label: '#01426', value: 12_000_000_000 }] } };

export const NoValues: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Jackpot Mega 6/45 bảy kỳ gần nhất' })).toHaveTextContent(
      'Chưa có số liệu.',
    );
    await expect(canvas.queryByText('Xem bảng số liệu')).toBeNull();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
