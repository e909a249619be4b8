import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberGrid } from '@veloc/ui';

/** How the grids stand on phones: no gap between targets, each at least 44 px, the ball drawn inside. */
const meta = {
  component: NumberGrid,
  title: 'Lottery/NumberGrid/Geometry',
  id: 'components-numbergrid-geometry',
  args: { label: 'Chọn số', count: 80, max: 10, selected: [5, 12], onToggle: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NumberGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Columns, rows, room at either side, and width and height of a cell in px. */
type Stand = readonly [columns: number, rows: number, inset: number, width: number, height: number];

const widths = [320, 360, 390, 448] as const;

/** Section 6 of the visual language. */
const table: Record<number, readonly [Stand, Stand, Stand, Stand]> = {
  80: [
    [7, 12, 6, 44, 44],
    [8, 10, 4, 44, 44],
    [8, 10, 12, 45.8, 46],
    [10, 8, 4, 44, 46],
  ],
  55: [
    [7, 8, 6, 44, 44],
    [8, 7, 4, 44, 44],
    [8, 7, 12, 45.8, 46],
    [10, 6, 4, 44, 46],
  ],
  49: [
    [7, 7, 6, 44, 44],
    [7, 7, 12, 48, 46],
    [7, 7, 10, 52.8, 50],
    [7, 7, 6, 62.3, 52],
  ],
  45: [
    [7, 7, 6, 44, 44],
    [8, 6, 4, 44, 44],
    [8, 6, 12, 45.8, 47],
    [9, 5, 12, 47.1, 48],
  ],
  35: [
    [7, 5, 6, 44, 44],
    [7, 5, 12, 48, 48],
    [7, 5, 14, 51.7, 50],
    [7, 5, 20, 58.3, 52],
  ],
  16: [
    [4, 4, 14, 73, 44],
    [8, 2, 4, 44, 44],
    [8, 2, 14, 45.3, 46],
    [8, 2, 14, 52.5, 48],
  ],
  12: [
    [6, 2, 20, 46.7, 46],
    [6, 2, 20, 53.3, 48],
    [6, 2, 20, 58.3, 48],
    [6, 2, 20, 68, 50],
  ],
};

/** What the browser made of a grid, in the table's terms, and how wide and high its first ball is. */
function measure(group: HTMLElement) {
  const cells = [...group.querySelectorAll('button')].map((cell) => cell.getBoundingClientRect());
  const [first] = cells;
  const ball = group.querySelector('button > span')?.getBoundingClientRect();
  if (!first || !ball) throw new Error('The grid shows no number, so there is nothing to measure.');
  const { left } = group.getBoundingClientRect();
  const columns = cells.filter((cell) => cell.top === first.top).length;
  const rows = new Set(cells.map((cell) => cell.top)).size;
  const tenth = (px: number) => Math.round(px * 10) / 10;
  const stand: Stand = [columns, rows, first.left - left, tenth(first.width), first.height];
  return { stand, cell: first, ball };
}

function standing(count: number): Story {
  return {
    args: { count },
    render: (args) => (
      <div data-accent="keno" style={{ width: 'max-content' }}>
        {widths.map((width) => (
          <div key={width} style={{ width, marginBottom: '1rem' }}>
            <NumberGrid {...args} label={`Rộng ${width}`} />
          </div>
        ))}
      </div>
    ),
    play: async ({ canvas, step }) => {
      for (const [index, width] of widths.entries()) {
        await step(`${count} numbers at ${width} px`, async () => {
          const { stand, cell, ball } = measure(canvas.getByRole('group', { name: `Rộng ${width}` }));
          await expect(stand).toEqual(table[count]?.[index]);
          await expect(cell.width).toBeGreaterThanOrEqual(44);
          await expect(ball.width).toBeCloseTo(Math.min(cell.width - 7, 42), 1);
          await expect(ball.height).toBe(ball.width);
        });
      }
    },
  };
}

export const Eighty: Story = standing(80);
export const FiftyFive: Story = standing(55);
export const FortyNine: Story = standing(49);
export const FortyFive: Story = standing(45);
export const ThirtyFive: Story = standing(35);
export const Sixteen: Story = standing(16);
export const Twelve: Story = standing(12);

/** Where seven balls begin, on a page whose other parts stand 16 px off the edge. */
export const OnTheEdgeOfAPage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div data-accent="keno" data-testid="column">
      <NumberGrid {...args} label="49 số" count={49} />
      <NumberGrid {...args} label="Sáu cột" count={24} columns={6} />
      <NumberGrid {...args} label="Mười cột" count={90} columns={10} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const column = canvas.getByTestId('column');
    const stand = (name: string, width: number) => {
      column.style.width = `${width}px`;
      const {
        stand: [columns],
        ball,
      } = measure(canvas.getByRole('group', { name }));
      return { columns, edge: ball.left - column.getBoundingClientRect().left, ball };
    };
    for (const width of [360, 390, 448]) {
      for (const [name, columns] of [
        ['49 số', 7],
        ['Sáu cột', 6],
      ] as const) {
        await step(`${name}, ${width} px`, async () => {
          const { columns: found, edge } = stand(name, width);
          await expect(found).toBe(columns);
          await expect(Math.abs(edge - 16)).toBeLessThanOrEqual(1);
        });
      }
    }
    await step('so many columns as are asked for, though their room is small', async () => {
      for (const width of [320, 448, 1280]) {
        const { columns, edge, ball } = stand('Mười cột', width);
        await expect(columns).toBe(10);
        await expect(edge).toBeGreaterThanOrEqual(0);
        await expect(ball.width).toBeGreaterThanOrEqual(24);
      }
    });
    column.style.width = '';
  },
};

const everyWidth = Array.from({ length: 129 }, (_, step) => 320 + step);

/** The table names four widths; phones have all of them. */
export const NoPhoneGetsASmallerTarget: Story = {
  render: (args) => (
    <div data-accent="keno" data-testid="phone" style={{ width: 320 }}>
      {Object.keys(table).map((count) => (
        <NumberGrid key={count} {...args} label={`${count} số`} count={Number(count)} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const phone = canvas.getByTestId('phone');
    const smallest = everyWidth.map((width) => {
      phone.style.width = `${width}px`;
      const sizes = [...phone.querySelectorAll('button')].map((cell) => cell.getBoundingClientRect());
      return Math.min(...sizes.flatMap(({ width: across, height }) => [across, height]));
    });
    phone.style.width = '320px';
    await expect(Math.min(...smallest)).toBeGreaterThanOrEqual(44);
  },
};
