import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GameMark, type GameMarkProps } from '@veloc/ui';

const meta = { component: GameMark, args: { game: 'mega' } } satisfies Meta<typeof GameMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const games: GameMarkProps['game'][] = [
  'keno',
  'kenoeo',
  'kenoud',
  'mega',
  'power',
  'max3d',
  'max3dpro',
  'loto',
  'classic',
  'lotto535',
];

export const AllTen: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      {games.map((game) => (
        <GameMark key={game} game={game} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const fields = [...canvasElement.querySelectorAll('[data-game]')].map(
      (mark) => getComputedStyle(mark).backgroundImage,
    );
    await expect(new Set(fields).size).toBe(games.length);
  },
};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '0.75rem' }}>
      <GameMark game="keno" size={32} />
      <GameMark game="keno" size={36} />
      <GameMark game="keno" size={42} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[data-game]')].map((mark) => mark.getBoundingClientRect().width);
    await expect(widths).toEqual([32, 36, 42]);
  },
};
