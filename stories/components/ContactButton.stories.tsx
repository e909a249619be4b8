import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AppFrame, ContactButton, DrawTable, HouseIcon, NumberBall, TabBar, TicketCard } from '@veloc/ui';
import { northernDraw, northernTiers } from '../support/regionalDraws';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: ContactButton,
  title: 'Choose/ContactButton',
  id: 'components-contactbutton',
  parameters: { layout: 'fullscreen' },
  args: { onClick: fn(), isOnline: true },
} satisfies Meta<typeof ContactButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Liên hệ, đang trực tuyến' }));
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const KeyboardAlone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** At the end of a page nothing is under the button: it has room of its own before the TabBar. */
export const LastBallIsClearOfIt: Story = {
  render: (args) => (
    <AppFrame>
      <main data-accent="mega" style={{ flex: 1 }}>
        {Array.from({ length: 20 }, (_, row) => (
          <p key={row} style={{ display: 'flex', justifyContent: row === 19 ? 'end' : 'start', padding: '1rem' }}>
            <NumberBall value={row + 1} />
          </p>
        ))}
      </main>
      <ContactButton {...args} />
      <TabBar items={[{ href: '#home', label: 'Trang chủ', icon: <HouseIcon />, isCurrent: true }]} />
    </AppFrame>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    window.scrollTo(0, 300);
    await waitFor(() => expect(button).toHaveAttribute('data-away'));
    window.scrollTo(0, 200);
    await waitFor(() => expect(window.scrollY).toBe(200));
    await expect(button).toHaveAttribute('data-away');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(button).not.toHaveAttribute('data-away'));
    await waitFor(async () => {
      const last = canvas.getByText('20').getBoundingClientRect();
      await expect(last.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('navigation').getBoundingClientRect().top,
    );
  },
};

const awayUntilTheEnd: Story['play'] = async ({ canvas }) => {
  const button = canvas.getByRole('button');
  await waitFor(() => expect(button).toHaveAttribute('data-away'));
  window.scrollTo(0, document.documentElement.scrollHeight);
  await waitFor(() => expect(button).not.toHaveAttribute('data-away'));
};

/** The figures of a draw are read where they stand; it comes with the page's end. */
export const FiguresAreClearOfIt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <AppFrame>
      <main style={{ flex: 1, paddingBlockEnd: '60vh' }}>
        <DrawTable label="Xổ số miền Bắc" tiers={northernTiers} draws={[northernDraw]} />
        <DrawTable label="Xổ số miền Bắc, hôm qua" tiers={northernTiers} draws={[northernDraw]} />
      </main>
      <ContactButton {...args} />
    </AppFrame>
  ),
  play: awayUntilTheEnd,
};

/** Balls, and whatever else is to be read. */
export const WordsAreClearOfIt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <AppFrame>
      <main style={{ flex: 1, padding: '1rem' }}>
        {Array.from({ length: 40 }, (_, row) => (
          <p key={row} style={{ display: 'flex', justifyContent: 'space-between' }}>
            <span>Kỳ 21/11</span> <NumberBall value={row + 1} />
          </p>
        ))}
      </main>
      <ContactButton {...args} />
      <TabBar items={[{ href: '#home', label: 'Trang chủ', icon: <HouseIcon />, isCurrent: true }]} />
    </AppFrame>
  ),
  play: awayUntilTheEnd,
};

/** What a ticket is worth, or when it is drawn, stands at the edge where the button floats. */
export const StubsAreClearOfIt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <AppFrame>
      <main style={{ flex: 1, padding: '1rem' }}>
        {Array.from({ length: 20 }, (_, row) => (
          <TicketCard key={row} accent="mega" stub="Chủ Nhật 22/11">
            MEGA 6/45
          </TicketCard>
        ))}
      </main>
      <ContactButton {...args} />
      <TabBar items={[{ href: '#home', label: 'Trang chủ', icon: <HouseIcon />, isCurrent: true }]} />
    </AppFrame>
  ),
  play: awayUntilTheEnd,
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
