import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JackpotFigure } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { breakIt } from '../support/breakIt';

const meta = {
  component: JackpotFigure,
  title: 'Lottery/JackpotFigure',
  id: 'components-jackpotfigure',
  args: { amount: 32_684_915_500, label: 'Jackpot ước tính' },
} satisfies Meta<typeof JackpotFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/32\.684\.915\.500/)).toBeVisible();
  },
};

/** Twelve of the widest figure, with their unit, on one line from edge to edge. */
export const TwelveFiguresOnLacquerAt320: Story = {
  args: { amount: 444_444_444_444, size: 'hero', tone: 'lacquer' },
  parameters: { layout: 'fullscreen', chromatic: { modes: widthModes } },
  render: (args) => (
    <div style={{ background: 'var(--veloc-color-brand-deep)', padding: '1rem' }}>
      <JackpotFigure {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const amount = canvas.getByText(/444\.444\.444\.444/);
    await expect(amount.getClientRects()).toHaveLength(1);
    await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Unknown: Story = {
  args: { amount: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/\d/);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
