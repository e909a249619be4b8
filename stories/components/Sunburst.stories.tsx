import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sunburst } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Sunburst,
  title: 'Frame/Sunburst',
  id: 'components-sunburst',
  args: { style: { width: '18rem', color: 'var(--veloc-color-brand-text)' } },
} satisfies Meta<typeof Sunburst>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Square at any width, in the colour of the text around it, and silent. */
export const TakesTheColourOfItsPlace: Story = {
  play: async ({ canvasElement }) => {
    const sun = canvasElement.querySelector('span');
    await expect(sun).toHaveAttribute('aria-hidden', 'true');
    await expect(sun?.getBoundingClientRect().height).toBe(288);
    const { backgroundColor, color } = getComputedStyle(sun as Element);
    await expect(backgroundColor).toBe(color);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
