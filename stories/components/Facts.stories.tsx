import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Facts } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Facts,
  title: 'Show/Facts',
  id: 'components-facts',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { facts: ['Kỳ 21/11', 'Bao 8', '3 vé'] },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is empty goes with its dot. */
export const Default: Story = {
  args: { facts: ['Kỳ 21/11', null, '', false, '3 vé'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Kỳ 21/11 · 3 vé');
  },
};

/** The dot of a fact that begins a line lies outside of what is shown. */
export const SeveralLines: Story = {
  args: { facts: ['Kỳ 21/11 · Đài Bến Tre', 'Bao 8', 'số lượng 3', '03 09 18 27 45 72'] },
  decorators: [
    (Story) => (
      <div data-testid="column" style={{ width: '9rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const left = canvas.getByTestId('column').getBoundingClientRect().left;
    const dots = [...canvasElement.querySelectorAll('span')].filter((one) => one.textContent.trim() === '·');
    const outside = dots.filter((one) => one.getBoundingClientRect().right <= left + 0.5);
    await expect(dots).toHaveLength(3);
    await expect(outside.length).toBeGreaterThan(0);
    for (const dot of dots.filter((one) => !outside.includes(one))) {
      await expect(dot.getBoundingClientRect().left).toBeGreaterThan(left);
    }
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
