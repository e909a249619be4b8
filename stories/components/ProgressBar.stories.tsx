import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: ProgressBar,
  title: 'Tell/ProgressBar',
  id: 'components-progressbar',
  args: { label: 'Thời gian tới kỳ quay', value: 0.4 },
  decorators: [
    (Story) => (
      <div data-accent="keno">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Thời gian tới kỳ quay' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};

export const BeyondTheEndsIsCutOff: Story = {
  args: { value: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const OnAGameHeader: Story = {
  args: { tone: 'onColor' },
  render: (args) => (
    <div style={{ background: 'var(--veloc-accent-header-end)', padding: '1rem' }}>
      <ProgressBar {...args} />
    </div>
  ),
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
