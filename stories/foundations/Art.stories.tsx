import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState, GameMark, Logo, Sunburst, Text } from '@veloc/ui';
import { gamePages } from '../../storefront/games/pages';
import { games } from './sheet/games';

const meta = { title: 'foundations/Drawn art', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The marks of the ten games: white and gold on the game's own colour, the same glyph in both themes. */
export const GameMarks: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '1rem' }}>
      {games.map(([game, name]) => (
        <li key={game} style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem' }}>
          <GameMark {...gamePages[game].look} size={42} />
          <Text size="label">{name}</Text>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map((drawing) => drawing.innerHTML);
    await expect(new Set(drawings).size).toBe(games.length);
  },
};

/** The logo and the bud of an empty list: lộc, the shoot that is picked for luck. */
export const LogoAndBud: Story = {
  render: () => (
    <>
      <Logo size="large" />
      <EmptyState title="Chưa có vé nào">Chọn một trò chơi để bắt đầu.</EmptyState>
    </>
  ),
};

/** The only pattern: the sun of the Đông Sơn drum, in the colour of the text around it. */
export const DrumSun: Story = {
  render: () => (
    <div style={{ maxWidth: '24rem', color: 'var(--veloc-color-gold-ring)' }}>
      <Sunburst />
    </div>
  ),
};
