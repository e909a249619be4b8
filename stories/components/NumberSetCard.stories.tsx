import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, DrawResult, NumberSetCard, Text } from '@veloc/ui';
import { gamePages } from '../../storefront/games/pages';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const draw = (id: string, matches: number, won = false) => ({ id, matches, won });

const meta = {
  component: NumberSetCard,
  title: 'Lottery/NumberSetCard',
  id: 'components-numbersetcard',
  args: {
    ...gamePages.mega.look,
    name: 'Sinh nhật con',
    detail: 'MEGA 6/45 · CN 18:00',
    children: <DrawResult aria-label="Bộ số" size="small" numbers={[4, 12, 21, 31, 37, 40]} />,
    action: (
      <Button kind="tonal" size="medium">
        Chơi · 10.000 ₫
      </Button>
    ),
    onEdit: fn(),
    draws: [draw('1', 0), draw('2', 1), draw('3', 0), draw('4', 0), draw('5', 3, true)],
    outcome: (
      <Text as="span" size="label" weight="bold" tone="gold">
        Trúng 30.000 ₫
      </Text>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '0.75rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof NumberSetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Sinh nhật con' })).toBeVisible();
    const counts = canvas.getAllByRole('listitem').slice(-5);
    await expect(counts.map(({ textContent }) => textContent)).toEqual([
      '0trùng 0 số',
      '1trùng 1 số',
      '0trùng 0 số',
      '0trùng 0 số',
      '3trùng 3 số, có giải',
    ]);
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Sửa Sinh nhật con' }));
    await expect(args.onEdit).toHaveBeenCalledTimes(2);
  },
};

/** Before the first draw, and of a game whose draws are not counted: no line of draws. */
export const NoDraws: Story = {
  args: { draws: [], outcome: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/kỳ gần nhất/)).toBeNull();
  },
};

export const LongestAt320: Story = {
  args: {
    name: 'Ngày cưới của ông bà ngoại hai nhà ở Sóc Trăng',
    detail: 'POWER 6/55 · Thứ Bảy 18:00',
    outcome: 'Trúng 1.250.300.000 ₫',
    style: { width: 'min(18rem, 100%)' },
    children: <DrawResult aria-label="Bộ số" size="small" numbers={[4, 12, 21, 31, 37, 40, 41, 42]} />,
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    const pencil = canvas.getByRole('button', { name: /^Sửa/ }).getBoundingClientRect();
    await expect(pencil.width).toBeGreaterThanOrEqual(44);
  },
};

export const KeyboardAlone: Story = {
  play: async ({ args, userEvent, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Chơi/ })).toHaveFocus();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
