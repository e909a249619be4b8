import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GameMark } from '@veloc/ui';
import { gameIds } from '@veloc/rules';
import { gamePages } from '../../storefront/games/pages';
import { breakIt } from '../support/breakIt';

const meta = {
  component: GameMark,
  title: 'Lottery/GameMark',
  id: 'components-gamemark',
  args: gamePages.mega.look,
} satisfies Meta<typeof GameMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllTen: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      {gameIds.map((game) => (
        <GameMark key={game} {...gamePages[game].look} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const fields = [...canvasElement.querySelectorAll('[data-accent]')].map(
      (mark) => getComputedStyle(mark).backgroundImage,
    );
    await expect(new Set(fields).size).toBe(gameIds.length);
  },
};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '0.75rem' }}>
      <GameMark {...gamePages.keno.look} size={32} />
      <GameMark {...gamePages.keno.look} size={36} />
      <GameMark {...gamePages.keno.look} size={42} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[data-accent]')].map(
      (mark) => mark.getBoundingClientRect().width,
    );
    await expect(widths).toEqual([32, 36, 42]);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
