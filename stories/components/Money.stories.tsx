import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessagesProvider, Money } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Money,
  title: 'Show/Money',
  id: 'components-money',
  args: { amount: 250_000 },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('250.000\u00a0₫', { normalizer: (text) => text })).toBeVisible();
  },
};

export const SpentIsATrueMinus: Story = {
  args: { amount: -60_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\u221260\.000/)).toBeVisible();
  },
};

export const WonIsAPlus: Story = {
  args: { amount: 300_000, plus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\+300\.000/)).toBeVisible();
  },
};

export const UnknownIsNeverANumber: Story = {
  args: { amount: -1 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Chưa có số liệu')).toBeInTheDocument();
    await expect(canvasElement.textContent).not.toMatch(/\d/);
  },
};

/** Sums that change stay as they are written, where a shop asks for it. */
export const WholeWithItsDecimals: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <MessagesProvider locale="en" currency="GBP" trailingZeros>
      <Money amount={2.5} /> <Money amount={5} />
    </MessagesProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£2.50')).toBeVisible();
    await expect(canvas.getByText('£5.00')).toBeVisible();
  },
};

export const TwelveFigures: Story = { args: { amount: 347_452_310_000, aligned: true } };

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
