import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BudgetRing, Inline, Text } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: BudgetRing,
  title: 'Tell/BudgetRing',
  id: 'components-budgetring',
  args: { spent: 190_000, budget: 500_000, size: 'large' },
} satisfies Meta<typeof BudgetRing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both amounts stand in it, and a screen reader hears its share with them. */
export const Large: Story = {
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('img', { name: /^Đã chơi 190\.000.₫ trong 500\.000.₫, 38%$/ });
    await expect(ring).toHaveTextContent(/Đã chơi190\.000.₫trong 500\.000.₫/);
  },
};

/** A warning from four fifths on, not before. */
export const FromFourFifthsOn: Story = {
  render: (args) => (
    <Inline gap={16}>
      <BudgetRing {...args} spent={395_000} />
      <BudgetRing {...args} spent={400_000} />
      <BudgetRing {...args} spent={500_000} />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    const names = canvas.getAllByRole('img').map((ring) => ring.getAttribute('aria-label')?.match(/\d+%/)?.[0]);
    await expect(names).toEqual(['79%', '80%', '100%']);
    const warns = [...canvasElement.querySelectorAll('circle:last-child')].map((arc) => arc.matches('[data-near]'));
    await expect(warns).toEqual([false, true, true]);
  },
};

export const WithoutABudget: Story = {
  args: { budget: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Đã chơi 190\.000.₫$/ })).toHaveTextContent(/chưa đặt mức/);
  },
};

export const BesideWords: Story = {
  args: { size: 'small' },
  render: (args) => (
    <Inline gap={8}>
      <BudgetRing {...args} />
      <Text as="span" size="label">
        Tháng này 190.000 ₫ / 500.000 ₫
      </Text>
    </Inline>
  ),
};

export const OnLacquer: Story = {
  args: { size: 'medium', on: 'lacquer' },
  render: (args) => (
    <div style={{ background: 'var(--veloc-color-lacquer-end)', color: 'var(--veloc-mark-white)', padding: '1rem' }}>
      <Inline gap={16}>
        <BudgetRing {...args} />
        <BudgetRing {...args} spent={450_000} />
      </Inline>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('38%')).toBeVisible();
  },
};

/** The largest budget keeps its words inside the ring. */
export const LongestAmounts: Story = {
  args: { spent: 987_654_321, budget: 1_000_000_000 },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('img').getBoundingClientRect();
    const amount = canvas.getByText(/^987\.654\.321/).getBoundingClientRect();
    await expect(amount.width).toBeLessThan(ring.width * 0.82);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
