import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Skeleton,
  title: 'Tell/Skeleton',
  id: 'components-skeleton',
  args: { width: '12rem' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Skeleton width="60%" height="1.1rem" />
      <Skeleton shape="block" height="6rem" />
      <Skeleton shape="ball" width="2.375rem" />
    </div>
  ),
};

/** Six balls and a line: what a result card keeps free while it loads. */
export const HoldsTheFinalPlace: Story = {
  render: () => (
    <section
      aria-busy="true"
      aria-label="Đang tải kết quả"
      style={{ display: 'flex', flexWrap: 'wrap', gap: '0.375rem' }}
    >
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <Skeleton key={index} shape="ball" width="2.375rem" data-testid="ball" />
      ))}
    </section>
  ),
  play: async ({ canvas }) => {
    const balls = canvas.getAllByTestId('ball');
    await expect(balls.map((ball) => ball.getBoundingClientRect().height)).toEqual(Array(6).fill(38));
    await expect(canvas.getByRole('region', { name: 'Đang tải kết quả' })).toHaveTextContent('');
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
