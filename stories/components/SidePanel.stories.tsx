import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppFrame, Countdown, DrawResult, GameMark, SideColumn, SidePanel, SidePanelRow, TextLink } from '@veloc/ui';
import { gamePages } from '../../storefront/games/pages';
import { desktopModes } from '../../.storybook/modes';
import { followTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const HOUR = 3_600_000;

const meta = {
  component: SidePanel,
  subcomponents: { SideColumn, SidePanelRow },
  title: 'Frame/SidePanel',
  id: 'components-sidepanel',
  decorators: [
    (Story) => (
      <div
        style={{
          background: 'var(--veloc-color-bg)',
          padding: '0.625rem 1rem 1rem',
          maxWidth: '22rem',
        }}
      >
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Sắp đóng bán',
    note: 'Thứ Bảy 22/08/2026',
    children: null,
  },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A region of its heading's name, whose rows lead on. */
export const UpcomingDraws: Story = {
  args: {
    children: (
      <ul>
        <SidePanelRow
          accent="keno"
          href="#keno"
          title="KENO"
          detail="Hôm nay 12:24"
          mark={<GameMark {...gamePages.keno.look} size={36} />}
          trailing={<Countdown tone="tint" announces={false} remaining={378_000} />}
        />
        <SidePanelRow
          accent="power"
          href="#power"
          title="POWER 6/55"
          detail="Hôm nay 18:00 · bạn có 6 vé"
          mark={<GameMark {...gamePages.power.look} size={36} />}
          trailing={<Countdown tone="tint" announces={false} remaining={5 * HOUR} />}
        />
      </ul>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Sắp đóng bán' })).toBeVisible();
    await followTwoWays(userEvent, canvas.getByRole('link', { name: 'KENO' }));
  },
};

/** From row to row by Tab. */
export const KeyboardAlone: Story = {
  args: {
    children: (
      <ul>
        <SidePanelRow href="#mega" title="MEGA 6/45" detail="18:00" />
        <SidePanelRow href="#power" title="POWER 6/55" detail="Ngày mai 18:00" />
      </ul>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'MEGA 6/45' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'POWER 6/55' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#power');
  },
};

/** All of a row leads where its title does. */
export const LatestResults: Story = {
  args: {
    title: 'Kết quả mới',
    note: undefined,
    link: { href: '#results', label: 'Tất cả' },
    children: (
      <ul>
        <SidePanelRow accent="mega" href="#mega" title="MEGA 6/45" detail="Kỳ #01271 · Thứ Sáu 21/08/2026">
          <DrawResult size="small" numbers={[8, 12, 18, 31, 40, 44]} />
        </SidePanelRow>
        <SidePanelRow accent="power" href="#power" title="POWER 6/55" detail="Kỳ #01186 · Thứ Năm 20/08/2026">
          <DrawResult size="small" numbers={[3, 17, 23, 31, 44, 52]} bonus={[9]} />
        </SidePanelRow>
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'POWER 6/55' });
    const { left, top } = canvas.getByText('52').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(link);
    await expect(canvas.getByRole('link', { name: 'Tất cả' })).toBeVisible();
  },
};

const aColumn = (side: 'start' | 'end', label: string) => (
  <SideColumn side={side} label={label} foot={<TextLink href="#guide">Hướng dẫn</TextLink>}>
    <SidePanel {...meta.args}>{UpcomingDraws.args?.children}</SidePanel>
    <SidePanel {...LatestResults.args} title="Kết quả mới" />
  </SideColumn>
);

/** Two of them and the page between are level: three sheets on one ground. The page comes first for the keyboard. */
export const BesideAColumn: Story = {
  render: () => (
    <AppFrame
      beside={
        <>
          {aColumn('start', 'Kỳ quay')}
          {aColumn('end', 'Vé và giỏ hàng')}
        </>
      }
    >
      <main style={{ padding: '1rem' }}>Nội dung trang</main>
    </AppFrame>
  ),
  decorators: [],
  globals: { viewport: { value: 'w1280' } },
  parameters: { layout: 'fullscreen', chromatic: { modes: desktopModes } },
  play: async ({ canvas }) => {
    const sides = canvas.queryAllByRole('complementary');
    // None on a phone.
    if (window.innerWidth < 1100) return expect(sides).toHaveLength(0);
    const [start, end] = sides.map((side) => side.getBoundingClientRect());
    const page = canvas.getByRole('main').parentElement?.getBoundingClientRect();
    await expect(start?.right).toBeLessThan(page?.left ?? 0);
    await expect(end?.left).toBeGreaterThan(page?.right ?? 0);
    await expect(start?.top).toBe(end?.top);
    return expect(start?.width).toBe(end?.width);
  },
};

export const BreakIt = {
  ...breakIt({ ...meta, args: { ...meta.args, ...UpcomingDraws.args } }),
  tags: ['!test', '!autodocs', '!manifest'],
};
