import { Profiler, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ClockProvider, Countdown } from '@veloc/ui';

const meta = {
  component: Countdown,
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
    <dl data-game="keno" style={{ display: 'grid', gap: '0.75rem' }}>
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
  },
};

export const OnAGameHeader: Story = {
  args: { tone: 'header', remaining: 106_938_000 },
  render: (args) => (
    <div data-game="mega" style={{ background: 'var(--veloc-game-header-end)', padding: '1rem' }}>
      <Countdown {...args} />
    </div>
  ),
};

const START = Date.UTC(2026, 10, 21, 5, 0, 0);
const handClock = { time: START };
const readHandClock = () => handClock.time;
const rendered = fn();

/** The clock is turned by hand: seconds pass, the figures change, and React renders nothing. */
export const TicksWithoutARender: Story = {
  render: function TicksWithoutARender() {
    const [target] = useState(START + 61_500);
    return (
      <ClockProvider now={readHandClock}>
        <Profiler id="countdown" onRender={rendered}>
          <Countdown target={target} />
        </Profiler>
      </ClockProvider>
    );
  },
  play: async ({ canvas, canvasElement, step }) => {
    const root = canvas.getByRole('timer').parentElement;
    const renders = rendered.mock.calls.length;
    await expect(shown(canvasElement)).toBe('01:02');
    await step('under a minute it warns and says so once', async () => {
      handClock.time = START + 13_500;
      await waitFor(() => expect(shown(canvasElement)).toBe('00:48'), { timeout: 3_000 });
      await expect(root).toHaveAttribute('data-state', 'last-minute');
      await expect(canvas.getByRole('status')).toHaveTextContent('Còn 1 phút');
    });
    await step('at the end it says that the next draw is being opened', async () => {
      handClock.time = START + 62_000;
      await waitFor(() => expect(root).toHaveAttribute('data-state', 'ended'), { timeout: 3_000 });
      await expect(canvas.getByRole('status')).toHaveTextContent('Đã hết giờ');
    });
    await expect(rendered.mock.calls.length).toBe(renders);
    handClock.time = START;
  },
};
