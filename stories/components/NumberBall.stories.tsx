import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NumberBall } from '@veloc/ui';
import { gameIds } from '@veloc/rules';
import { breakIt } from '../support/breakIt';

const meta = {
  component: NumberBall,
  title: 'Lottery/NumberBall',
  id: 'components-numberball',
  args: { value: 7 },
  decorators: [
    (Story) => (
      <div data-accent="mega" style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberBall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('07')).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <>
      <NumberBall value={7} size={38} state="rest" />
      <NumberBall value={7} size={38} state="selected" />
      <span role="group" aria-label="Đã đủ số" aria-disabled="true">
        <NumberBall value={7} size={38} state="unavailable" />
      </span>
      <NumberBall size={38} state="empty" />
      <NumberBall value={7} size={38} state="matched" />
      <NumberBall value={7} size={38} state="unmatched" />
      <NumberBall value={7} size={38} state="drawn" />
      <NumberBall value={9} size={38} kind="bonus" state="selected" />
      <NumberBall value={9} size={38} kind="bonus" state="rest" />
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('a match is heard, not only seen', async () => {
      await expect(canvas.getByText(', trúng')).toBeInTheDocument();
    });
    await step('an empty place is not read out', async () => {
      await expect(canvas.getAllByText(/^\d\d$/)).toHaveLength(8);
    });
  },
};

export const Sizes: Story = {
  render: () => (
    <>
      <NumberBall value={28} size={28} />
      <NumberBall value={32} size={32} />
      <NumberBall value={34} size={34} />
      <NumberBall value={38} size={38} />
      <NumberBall value={42} size={42} />
      <NumberBall value={46} size={46} />
    </>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByText(/^\d\d$/).map((figure) => figure.getBoundingClientRect().width);
    await expect(widths).toEqual([28, 32, 34, 38, 42, 46]);
  },
};

export const EveryGame: Story = {
  render: () => (
    <>
      {gameIds.map((game, index) => (
        <span key={game} data-accent={game}>
          <NumberBall value={4 + index * 5} />
        </span>
      ))}
    </>
  ),
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
