import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Card, Columns } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Columns,
  title: 'Frame/Columns',
  id: 'components-columns',
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <>
        <Button kind="quiet">Để sau</Button>
        <Button>Xác nhận</Button>
      </>
    ),
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxesOf = (parts: HTMLElement[]) => parts.map((part) => part.getBoundingClientRect());

export const SideBySide: Story = {
  args: { style: { width: '20rem' } },
  play: async ({ canvas }) => {
    const [left, right] = boxesOf(canvas.getAllByRole('button'));
    await expect(left?.width).toBe(156);
    await expect(right?.width).toBe(156);
    await expect(right?.top).toBe(left?.top);
  },
};

/** Where two do not fit, each takes the whole line. */
export const BelowEachOther: Story = {
  args: { minColumnWidth: '12rem', style: { width: '20rem' } },
  play: async ({ canvas }) => {
    const [first, second] = boxesOf(canvas.getAllByRole('button'));
    await expect(first?.width).toBe(320);
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(8);
  },
};

/** Nothing is wider than what it stands in. */
export const NarrowerThanOneColumn: Story = {
  args: { minColumnWidth: '20rem', style: { width: '10rem' } },
  play: async ({ canvas }) => {
    for (const { width } of boxesOf(canvas.getAllByRole('button'))) await expect(width).toBe(160);
  },
};

export const ACountAndATemplate: Story = {
  render: () => (
    <Columns columns="4rem 1fr" gap={12} style={{ width: '20rem' }}>
      <Card>Giải</Card>
      <Columns columns={2} gap={4}>
        <Card inset="small">Giá trị rất dài của một giải thưởng</Card>
        <Card inset="small">Số</Card>
      </Columns>
    </Columns>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Giải').getBoundingClientRect().width).toBe(64);
    const [long, short] = boxesOf([canvas.getByText(/^Giá trị/), canvas.getByText('Số')]);
    await expect(long?.width).toBe(short?.width);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
