import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack, StatusBadge, Text } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Inline,
  title: 'Frame/Inline',
  id: 'components-inline',
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <>
        <Text as="h2" size="title">
          Mega 6/45
        </Text>
        <StatusBadge>Chờ kết quả</StatusBadge>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoEnds: Story = {
  args: { justify: 'space-between', style: { width: '20rem' } },
  play: async ({ canvas }) => {
    const [title, badge] = [canvas.getByRole('heading'), canvas.getByText('Chờ kết quả')].map((piece) =>
      piece.getBoundingClientRect(),
    );
    const line = canvas.getByRole('heading').parentElement?.getBoundingClientRect();
    await expect(title?.left).toBe(line?.left);
    await expect(badge?.right).toBe(line?.right);
  },
};

export const GoesToAFurtherLine: Story = {
  args: { gap: 16, rowGap: 4, style: { width: '8rem' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const badge = canvas.getByText('Chờ kết quả').getBoundingClientRect();
    await expect(badge.top - title.bottom).toBe(4);
    await expect(badge.left).toBe(title.left);
  },
};

/** One inside of another keeps its own order, where the outer one may not break. */
export const StaysOnOneLine: Story = {
  render: () => (
    <Stack>
      <Inline wrap={false} justify="end" style={{ width: '4rem' }}>
        <Inline data-testid="inner">
          <Text as="span">Kỳ</Text>
          <Text as="span">#01271</Text>
        </Inline>
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const inner = canvas.getByTestId('inner');
    await expect(getComputedStyle(inner.parentElement as HTMLElement).flexWrap).toBe('nowrap');
    await expect(getComputedStyle(inner).flexWrap).toBe('wrap');
    await expect(getComputedStyle(inner).justifyContent).toBe('flex-start');
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
