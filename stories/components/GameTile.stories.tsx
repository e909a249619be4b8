import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Countdown, GameTile } from '@veloc/ui';
import { gamePages } from '../../storefront/games/pages';
import { followTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const time = <Countdown tone="plain" announces={false} remaining={20_538_000} />;

const meta = {
  component: GameTile,
  title: 'Lottery/GameTile',
  id: 'components-gametile',
  args: { ...gamePages.max3d.look, name: 'MAX 3D', note: 'Ba chữ số', href: '#max3d', time },
} satisfies Meta<typeof GameTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoInALine: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.625rem' }}>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0.625rem' }}>
        <GameTile {...args} />
        <GameTile {...gamePages.max3dpro.look} name="MAX 3D PRO" note="Hai bộ ba số" href="#max3dpro" time={time} />
      </div>
      <GameTile
        {...gamePages.classic.look}
        name="SỐ ĐỀ"
        note="Miền Nam hôm nay: TP.HCM, Long An"
        href="#classic"
        layout="row"
      />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await followTwoWays(userEvent, canvas.getByRole('link', { name: 'SỐ ĐỀ' }));
    const note = canvas.getByText('Ba chữ số').getBoundingClientRect();
    const hit = canvasElement.ownerDocument.elementFromPoint(note.x + 2, note.y + 4);
    await expect(hit).toBe(canvas.getByRole('link', { name: 'MAX 3D' }));
  },
};

export const NotOnSaleYet: Story = {
  render: () => <GameTile {...gamePages.loto.look} name="LOTO" note="Sắp mở bán" />,
};

export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    const tile = canvas.getByRole('link', { name: 'MAX 3D' });
    const follow = fn((event: Event) => event.preventDefault());
    tile.addEventListener('click', follow);
    await userEvent.tab();
    await expect(tile).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
