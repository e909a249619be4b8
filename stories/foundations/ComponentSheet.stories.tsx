import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Logo, Text } from '@veloc/ui';
import { BallSizes, BallStates } from './sheet/BallPanels';
import { Brand } from './sheet/BrandPanels';
import { Games, Grounds, Meanings } from './sheet/ColorPanels';
import { Buttons, Choices } from './sheet/ControlPanels';
import { Fields, Notices } from './sheet/FieldPanels';
import { inset, stack } from './sheet/Panel';
import { popups, Popups } from './sheet/PopupPanel';
import { Rows } from './sheet/RowPanel';
import { Bars, Pills } from './sheet/ShellPanels';
import { NoAnswer, NothingThere } from './sheet/StatePanels';
import { Badges, Slots, Tickets } from './sheet/TicketPanels';
import { Tiles } from './sheet/TilePanel';
import { Countdowns } from './sheet/TimePanel';
import { TypeRoles } from './sheet/TypePanel';
import { useTheme } from './sheet/useTheme';

const meta = {
  title: 'foundations/Component sheet',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: '1rem',
  alignItems: 'start',
} as const;
const column = { ...stack, gap: '1rem' } as const;

function ThemeName() {
  return <Text tone="soft">{useTheme() === 'dark' ? 'Giao diện tối, sơn then' : 'Giao diện sáng, sơn son'}</Text>;
}

/** Everything on one board, three columns of 400 px on a page of 1280: to hold beside the design. */
export const WholeBoard: Story = {
  render: () => (
    <div style={{ maxWidth: '80rem', margin: '0 auto', padding: `1.75rem max(${inset}, 2.2vw)` }}>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: '1.25rem' }}>
        <div>
          <Text as="h1" weight="heavy" style={{ fontSize: '1.75rem', lineHeight: 1.4 }}>
            Vé Lộc · Bảng thành phần
          </Text>
          <ThemeName />
        </div>
        <Logo size="medium" withName={false} />
      </div>
      <div style={sheet}>
        <div style={column}>
          <Brand />
          <Grounds />
          <Meanings />
          <Games />
          <TypeRoles />
          <NothingThere />
        </div>
        <div style={column}>
          <BallStates />
          <BallSizes />
          <Tiles />
          <Countdowns />
          <Slots />
          <Tickets />
          <Badges />
          <Bars />
        </div>
        <div style={column}>
          <Buttons />
          <Choices />
          <Fields />
          <Notices />
          <Rows />
          <Pills />
          <NoAnswer />
          <Popups />
        </div>
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(15);
    for (const { name } of popups) {
      await step(`${name} opens over the board and gives it back`, async () => {
        const opener = canvas.getByRole('button', { name });
        await userEvent.click(opener);
        await expect(await screen.findByRole('dialog')).toHaveAccessibleName();
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(opener).toHaveFocus());
      });
    }
    window.scrollTo(0, 0);
    canvas.getByRole('textbox', { name: 'Số điện thoại của bạn' }).focus({ preventScroll: true });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
