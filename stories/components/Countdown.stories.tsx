import { Profiler, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, ClockProvider, Countdown } from '@veloc/ui';
import { takeClock, type HandClock } from '../support/handClock';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Countdown,
  title: 'Lottery/Countdown',
  id: 'components-countdown',
  subcomponents: { ClockProvider },
  args: { remaining: 20_538_000 },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a sighted player reads: the visible figures. */
const shown = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>('[aria-hidden="true"]')]
    .filter((part) => !part.hidden)
    .map((part) => part.innerText.replace(/\s+/g, ''))
    .join(' ');

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(shown(canvasElement)).toBe('05:42:18');
    await expect(canvas.getByRole('timer')).toHaveTextContent('Còn 5 giờ 42 phút');
  },
};

const cases = [
  ['còn từ 1 ngày', 106_938_000, '1ngày 05:42:18'],
  ['dưới 1 giờ', 2_538_000, '42:18'],
  ['dưới 60 giây', 48_000, '00:48'],
  ['một ngày chẵn', 88_938_000, '1ngày 00:42:18'],
  ['hết giờ', 0, '00:00:00 Đangmởkỳmới…'],
] as const;

export const EveryStage: Story = {
  render: () => (
    <dl data-accent="keno" style={{ display: 'grid', gap: '0.75rem' }}>
      {cases.map(([name, remaining]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Countdown remaining={remaining} />
          </dd>
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvasElement }) => {
    const values = [...canvasElement.querySelectorAll('dd')].map(shown);
    await expect(values).toEqual(cases.map(([, , value]) => value));
    // The last minute is the one whose cells are filled, with figures of another colour.
    const colours = [...canvasElement.querySelectorAll('[data-part="seconds"]')].map(
      (part) => getComputedStyle(part).color,
    );
    await expect(colours.map((colour) => colour !== colours[0])).toEqual([false, false, true, false, false]);
  },
};

export const OnAGameHeader: Story = {
  args: { tone: 'header', remaining: 106_938_000 },
  render: (args) => (
    <div data-accent="mega" style={{ background: 'var(--veloc-accent-header-end)', padding: '1rem' }}>
      <Countdown {...args} />
    </div>
  ),
};

const START = Date.UTC(2026, 10, 21, 5, 0, 0);
let clock: HandClock;
const now = () => START + clock.elapsed();
const rendered = fn();

const byHand = () => {
  rendered.mockClear();
  clock = takeClock();
  return () => clock.restore();
};

/** Seconds pass, the figures change, and React renders nothing. */
export const TicksWithoutARender: Story = {
  beforeEach: byHand,
  render: () => (
    <ClockProvider now={now}>
      <Profiler id="countdown" onRender={rendered}>
        <Countdown target={START + 301_000} />
      </Profiler>
    </ClockProvider>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const root = canvas.getByRole('timer').parentElement;
    const status = canvas.getByRole('status');
    const renders = rendered.mock.calls.length;
    await expect(shown(canvasElement)).toBe('05:01');
    await expect(status).toHaveTextContent('');
    await step('five minutes are said once', async () => {
      clock.advance(1_000);
      await expect(shown(canvasElement)).toBe('05:00');
      await expect(status).toHaveTextContent('Còn 5 phút');
    });
    await step('under a minute it warns and says so once', async () => {
      clock.advance(240_000);
      await expect(status).toHaveTextContent('Còn 1 phút');
      clock.advance(12_000);
      await expect(shown(canvasElement)).toBe('00:48');
      await expect(root).toHaveAttribute('data-state', 'last-minute');
    });
    await step('at the end it says that the next draw is being opened', async () => {
      clock.advance(48_000);
      await expect(root).toHaveAttribute('data-state', 'ended');
      await expect(status).toHaveTextContent('Đã hết giờ');
      await expect(shown(canvasElement)).toBe('00:00:00 Đangmởkỳmới…');
    });
    await expect(rendered.mock.calls.length).toBe(renders);
  },
};

const TEN = Array.from({ length: 10 }, (_, index) => START + 20_538_000 + index * 3_600_000);

/** Ten countdowns, one timer; a tick writes the figure that changed in each and nothing else. */
export const TenShareOneTimer: Story = {
  beforeEach: byHand,
  render: function TenShareOneTimer() {
    const [isShown, setShown] = useState(true);
    return (
      <ClockProvider now={now}>
        <Profiler id="countdowns" onRender={rendered}>
          {isShown ? TEN.map((target) => <Countdown key={target} target={target} />) : null}
        </Profiler>
        <Button onClick={() => setShown(false)}>Ẩn</Button>
      </ClockProvider>
    );
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await expect(canvas.getAllByRole('timer')).toHaveLength(TEN.length);
    await expect(clock.waiting()).toBe(1);
    const renders = rendered.mock.calls.length;
    const observer = new MutationObserver(() => {});
    observer.observe(canvasElement, { subtree: true, childList: true, characterData: true, attributes: true });
    const written = () => observer.takeRecords().map(({ target }) => target.textContent);

    await step('a second writes one figure in each', async () => {
      clock.advance(1_000);
      await expect(written()).toEqual(TEN.map(() => '7'));
    });
    await step('a new ten of seconds writes two', async () => {
      clock.advance(7_000);
      written();
      clock.advance(1_000);
      await expect(written()).toEqual(TEN.flatMap(() => ['0', '9']));
    });
    await expect(clock.waiting()).toBe(1);
    await expect(rendered.mock.calls.length).toBe(renders);
    observer.disconnect();

    await step('without countdowns there is no timer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ẩn' }));
      await expect(canvas.queryByRole('timer')).toBeNull();
      await expect(clock.waiting()).toBe(0);
    });
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
