import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { BarChart } from '@veloc/ui';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

/** How often each number came: made up, the same on every run. */
const frequencies = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: String(index + 1).padStart(2, '0'),
    value: 4 + ((index * 7 + (index % 5) * 11) % 23),
  }));

const times = (value: number) => `${value} lần`;
const plain = new Intl.NumberFormat('vi-VN');
const billions = (value: number) => `${plain.format(value / 1e9)} tỷ`;

const meta = {
  component: BarChart,
  title: 'Show/BarChart',
  id: 'components-barchart',
  args: {
    label: 'Số lần về của 45 số',
    points: frequencies(45),
    pointName: 'Số',
    valueName: 'Số lần về',
  },
  decorators: [
    (Story) => (
      <div data-accent="mega">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrow keys, Home and End go from bar to bar, and the line above says where one is. */
export const NumberFrequency: Story = {
  args: { format: times },
  play: async ({ canvas, userEvent, step }) => {
    const first = await canvas.findByRole('img', { name: '01: 4 lần' });
    const chart = canvas.getByRole('group', { name: 'Số lần về của 45 số' });
    await expect(chart).toHaveAccessibleDescription('Cao nhất 29 (26 lần), thấp nhất 01 (4 lần).');
    await step('by keyboard', async () => {
      await userEvent.tab();
      await expect(first).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
      await expect(canvas.getByRole('img', { name: /^02/ })).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('img', { name: /^45/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('img', { name: /^45/ })).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByText('01: 4 lần')).toBeVisible();
      await expect(
        within(chart)
          .getAllByRole('img')
          .filter(({ tabIndex }) => tabIndex === 0),
      ).toHaveLength(1);
    });
    await step('a finger over the bars takes the one it is on', async () => {
      const third = canvas.getByRole('img', { name: /^03/ });
      await tap(userEvent, third);
      await expect(third).toHaveAttribute('data-active', 'true');
      const seventh = canvas.getByRole('img', { name: /^07/ });
      fireEvent.pointerMove(seventh);
      await expect(await canvas.findByText(seventh.getAttribute('aria-label') ?? '')).toBeVisible();
      await expect(seventh).toHaveAttribute('data-active', 'true');
    });
    await step('the next tab leads past the bars to the table', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByText('Xem bảng số liệu')).toHaveFocus();
      await userEvent.click(canvas.getByText('Xem bảng số liệu'));
      const table = canvas.getByRole('table', { name: 'Số lần về của 45 số' });
      await waitFor(() => expect(within(table).getByRole('rowheader', { name: '45' })).toBeVisible());
      await expect(within(table).getAllByRole('row')).toHaveLength(46);
    });
  },
};

/** Eighty bars, each with its number and its figure, in tens on the narrowest phone. */
export const EightyBarsOnANarrowPhone: Story = {
  args: { label: 'Số lần về của 80 số', points: frequencies(80) },
  decorators: [
    (Story) => (
      <div data-accent="keno" style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('img')).toHaveLength(80);
    const labels = [...canvasElement.querySelectorAll('text[text-anchor="middle"]')].map((label) =>
      label.getBoundingClientRect(),
    );
    await expect(labels).toHaveLength(160);
    for (const one of labels)
      await expect(
        labels.filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom - 2 &&
            other.top < one.bottom - 2,
        ),
      ).toEqual([one]);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Long names lie in rows, each with its value. */
export const OddsInRows: Story = {
  args: {
    label: 'Cơ hội trúng khi chọn 6 số',
    description: 'Càng trùng ít số, cơ hội càng lớn.',
    layout: 'rows',
    pointName: 'Trùng',
    valueName: 'Cơ hội',
    points: [
      { label: 'Trùng 3 số', value: 6, text: '1 trên 45' },
      { label: 'Trùng 4 số', value: 4.2, text: '1 trên 733' },
      { label: 'Trùng 5 số', value: 2, text: '1 trên 34.808' },
      { label: 'Trùng cả 6 số, không kể thứ tự', value: 0, text: '1 trên 8.145.060' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('img');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('img', { name: 'Trùng 4 số: 1 trên 733' })).toHaveFocus();
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A name that has no room beside its value stands above it, whole. */
export const LongestNamesOnANarrowPhone: Story = {
  ...OddsInRows,
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const name = await canvas.findByText('Trùng cả 6 số, không kể thứ tự', { selector: 'text' });
    const value = canvas.getByText('1 trên 8.145.060', { selector: 'text' });
    await expect(value.getBoundingClientRect().top).toBeGreaterThan(name.getBoundingClientRect().top);
    const chart = canvas.getByRole('group', { name: 'Cơ hội trúng khi chọn 6 số' });
    await expect(chart.getBoundingClientRect().bottom).toBeGreaterThan(value.getBoundingClientRect().bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const AboveAndBelowZero: Story = {
  args: {
    label: 'Thắng, thua theo tuần',
    pointName: 'Tuần',
    valueName: 'Nghìn đồng',
    points: [120, -80, -200, 0, 350, -45].map((value, index) => ({ label: `T${index + 1}`, value })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'T3: −200' })).toBeVisible();
  },
};

export const OneValue: Story = { args: { points: [{ label: '07', value: 12 }] } };

export const AllZero: Story = {
  args: {
    points: [
      { label: '01', value: 0 },
      { label: '02', value: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tất cả đều bằng 0.', { selector: 'p' })).toBeVisible();
  },
};

export const NoValues: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chưa có số liệu.')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByText('Xem bảng số liệu')).toBeNull();
  },
};

export const TwelveDigitMoney: Story = {
  args: {
    label: 'Jackpot sáu kỳ gần nhất',
    pointName: 'Kỳ',
    valueName: 'Jackpot',
    format: billions,
    points: [31_250_000_000, 87_452_310_000, 300_900_000_000].map((value, index) => ({
      label: `#0142${index}`,
      value,
    })),
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
