import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, Inline, Stack, Text } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Stack,
  title: 'Frame/Stack',
  id: 'components-stack',
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <>
        <Card>Kỳ #01271</Card>
        <Card>Kỳ #01270</Card>
        <Card>Kỳ #01269</Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The room between each two of its pieces, from top to bottom. */
function gapsIn(stack: Element): number[] {
  const boxes = [...stack.children].map((piece) => piece.getBoundingClientRect());
  return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const stack = canvas.getByText('Kỳ #01271').parentElement as HTMLElement;
    await expect(gapsIn(stack)).toEqual([12, 12]);
  },
};

/** A stack inside of another goes by itself, and not by the one around it. */
export const WithinAnother: Story = {
  args: {
    gap: 32,
    align: 'start',
    children: (
      <>
        <Text as="h2" size="title">
          Kết quả
        </Text>
        <Stack data-testid="inner">
          <Card>Mega 6/45</Card>
          <Card>Power 6/55</Card>
        </Stack>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const inner = canvas.getByTestId('inner');
    await expect(gapsIn(inner)).toEqual([12]);
    await expect(gapsIn(inner.parentElement as HTMLElement)).toEqual([32]);
    await expect(getComputedStyle(inner).justifyItems).toBe('stretch');
  },
};

export const AsAList: Story = {
  args: {
    as: 'ul',
    gap: 0,
    children: ['Mega 6/45', 'Power 6/55'].map((name) => (
      <Inline as="li" key={name} justify="space-between">
        <Text as="span">{name}</Text>
        <Text as="span">18:00</Text>
      </Inline>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(gapsIn(canvas.getByRole('list'))).toEqual([0]);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
