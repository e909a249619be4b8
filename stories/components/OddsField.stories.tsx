import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OddsField } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: OddsField,
  title: 'Lottery/OddsField',
  id: 'components-oddsfield',
  args: { outcomes: 8_145_060, label: 'Vé của bạn ở trong chấm này' },
} satisfies Meta<typeof OddsField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 9,000 dots by one pattern: a handful of elements. */
export const OneInEightMillion: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('img', { name: '9.000 chấm · mỗi chấm là khoảng 905 khả năng. Vé của bạn ở trong chấm này' }),
    ).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg *').length).toBeLessThan(5);
  },
};

/** Each dot is one outcome, and the last row ends where they end. */
export const OneInAThousand: Story = {
  args: { outcomes: 1000, label: 'Vé của bạn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.000 chấm · mỗi chấm là một khả năng')).toBeVisible();
  },
};

export const OneInFour: Story = {
  args: { outcomes: 4, label: 'Vé của bạn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^4 chấm/ })).toBeVisible();
  },
};

/** What points at the dot stays within the field, however long. */
export const LongWordsAt320: Story = {
  args: { label: 'Vé của bạn ở trong chấm này, một trong hàng nghìn chấm như nhau', style: { width: '18rem' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('img').getBoundingClientRect();
    const words = canvas.getByText(/^Vé của bạn/).getBoundingClientRect();
    await expect(words.left).toBeGreaterThanOrEqual(field.left - 1);
    await expect(words.right).toBeLessThanOrEqual(field.right + 1);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
