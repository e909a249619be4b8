import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChipLink, Countdown, GameTicket } from '@veloc/ui';
import { gamePages } from '../../storefront/games/pages';
import { widthModes } from '../../.storybook/modes';
import { followTwoWays, pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const MINUTE = 60_000;
const buy = fn();

const meta = {
  component: GameTicket,
  title: 'Lottery/GameTicket',
  id: 'components-gameticket',
  args: {
    ...gamePages.mega.look,
    name: 'MEGA 6/45',
    href: '#mega',
    jackpot: 32_684_915_500,
    stubLabel: 'Chủ Nhật 22/11',
    time: <Countdown tone="plain" announces={false} remaining={29 * 60 * MINUTE} />,
  },
} satisfies Meta<typeof GameTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Jackpot: Story = {
  play: async ({ canvas, userEvent }) => {
    const ticket = canvas.getByRole('link', { name: 'MEGA 6/45' });
    await expect(ticket).toHaveAttribute('href', '#mega');
    await followTwoWays(userEvent, ticket);
    await expect(canvas.getByText('32.684.915.500 ₫')).toBeVisible();
  },
};

export const DrawnEveryFewMinutes: Story = {
  beforeEach: () => void buy.mockClear(),
  render: () => (
    <GameTicket
      {...gamePages.keno.look}
      name="KENO"
      href="#keno"
      note="Quay mỗi 8 phút"
      stubLabel="Kỳ #0219846"
      timeLook="cells"
      time={<Countdown announces={false} remaining={3 * MINUTE + 42_000} />}
      quickBuy={{ name: 'Mua nhanh', label: 'Mua nhanh 10.000 ₫, 1 vé KENO', price: 10_000, onPress: buy }}
    >
      <ChipLink href="#keno-eo">Chẵn – Lẻ</ChipLink>
      <ChipLink href="#keno-ud">Lớn – Nhỏ</ChipLink>
    </GameTicket>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'KENO',
      'Chẵn – Lẻ',
      'Lớn – Nhỏ',
    ]);
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Mua nhanh 10.000 ₫, 1 vé KENO' }));
    await expect(buy).toHaveBeenCalledTimes(2);
  },
};

export const NotOnSaleYet: Story = {
  render: () => (
    <GameTicket {...gamePages.power.look} name="POWER 6/55" jackpot={87_452_310_000} stubLabel="Sắp mở bán" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Sắp mở bán')).toBeVisible();
  },
};

/** Twelve of the widest figure stay clear of the perforation, as wide as the page is. */
export const TwelveFigures: Story = {
  args: { ...gamePages.power.look, name: 'POWER 6/55', jackpot: 444_444_444_444 },
  parameters: { chromatic: { modes: widthModes } },
  play: async ({ canvas }) => {
    const figure = canvas.getByText('444.444.444.444 ₫');
    const stub = canvas.getByText('Chủ Nhật 22/11').parentElement;
    await expect(figure.getClientRects()).toHaveLength(1);
    await expect(figure.getBoundingClientRect().right).toBeLessThanOrEqual(stub?.getBoundingClientRect().left ?? 0);
  },
};

/** The whole ticket is one stop, and the side games after it are stops of their own. */
export const KeyboardAlone: Story = {
  args: { children: <ChipLink href="#mega-bao">Bao</ChipLink> },
  play: async ({ canvas, userEvent }) => {
    const ticket = canvas.getByRole('link', { name: 'MEGA 6/45' });
    const follow = fn((event: Event) => event.preventDefault());
    ticket.addEventListener('click', follow);
    await userEvent.tab();
    await expect(ticket).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Bao' })).toHaveFocus();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
