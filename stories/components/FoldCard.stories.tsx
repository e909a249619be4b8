import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card, FoldCard, GameMark } from '@veloc/ui';
import { gamePages } from '../../storefront/games/pages';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const onChange = fn();

const meta = {
  component: FoldCard,
  title: 'Show/FoldCard',
  id: 'components-foldcard',
  args: {
    label: '9 vé không trúng',
    marks: (['keno', 'max3d', 'mega'] as const).map((game) => (
      <GameMark key={game} {...gamePages[game].look} size={32} />
    )),
    children: <Card>KENO, kỳ 12:08</Card>,
    onChange,
  },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof FoldCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '9 vé không trúng Xem' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByText('KENO, kỳ 12:08')).toBeNull();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const PressedTwoWays: Story = {
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear();
    await pressTwoWays(userEvent, canvas.getByRole('button'));
    await expect(onChange.mock.calls).toEqual([[{ open: true }], [{ open: false }]]);
  },
};

export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('KENO, kỳ 12:08')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleName('9 vé không trúng Thu gọn');
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('KENO, kỳ 12:08')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongLabelAt320: Story = {
  args: { label: '128 vé không trúng · Thứ Năm 20/11/2026, của bốn trò chơi', style: { width: '18rem' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** On a narrow phone the first of the marks leaves the label its line. */
export const DatedLabel: Story = {
  args: { label: '18 vé không trúng · 20/11', style: { maxWidth: '18rem' } },
  play: async ({ canvas, canvasElement }) => {
    if (innerWidth >= 360) return;
    await expect(canvasElement.querySelectorAll('[aria-hidden] > :not([hidden])')[1]).not.toBeVisible();
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeLessThan(60);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
