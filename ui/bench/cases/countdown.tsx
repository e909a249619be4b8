import { ClockProvider } from '../../ClockProvider/ClockProvider';
import { Countdown } from '../../Countdown/Countdown';
import * as styles from '../../Countdown/Countdown.css';
import { digit } from '../../Digits/Digits.css';
import { mounted, stage, type Case, type Subject } from '../case';

const COUNTDOWNS = 10;
const SECOND_MS = 1_000;
const LENGTH_MS = 5 * 3_600_000;

const targets = Array.from({ length: COUNTDOWNS }, (_, index) => LENGTH_MS + index * 61 * SECOND_MS);

/** Ten countdowns whose timer is rung by hand. */
function ours(): Subject {
  let now = 0;
  let ring = () => {};
  const { setTimeout } = globalThis;
  globalThis.setTimeout = ((callback: () => void) => {
    ring = callback;
    return 0;
  }) as unknown as typeof setTimeout;
  const tell = () => now;
  const { clean } = mounted(
    <ClockProvider now={tell}>
      {targets.map((target) => (
        <Countdown key={target} target={target} />
      ))}
    </ClockProvider>,
  );
  return {
    act: () => {
      now += SECOND_MS;
      ring();
    },
    clean: () => {
      clean();
      globalThis.setTimeout = setTimeout;
    },
  };
}

/** The same figures in the same look, all of them written at every tick. */
function plain(): Subject {
  let now = 0;
  const place = stage();
  const countdowns = targets.map(() => {
    const line = document.createElement('span');
    line.className = styles.cells;
    const figures = Array.from({ length: 3 }, () => {
      const cell = document.createElement('span');
      cell.className = styles.cell.tint;
      const pair = [document.createElement('span'), document.createElement('span')];
      for (const figure of pair) figure.className = digit;
      cell.append(...pair);
      line.append(cell);
      return pair;
    });
    place.append(line);
    return figures.flat();
  });
  return {
    act: () => {
      now += SECOND_MS;
      targets.forEach((target, index) => {
        const seconds = Math.ceil((target - now) / SECOND_MS);
        const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
        const text = parts.map((part) => String(part).padStart(2, '0')).join('');
        countdowns[index]?.forEach((figure, at) => {
          figure.textContent = text.charAt(at);
        });
      });
    },
    clean: () => place.remove(),
  };
}

export const countdownCases: Case[] = [
  { name: 'ten countdowns, one tick', against: 'plain DOM', limit: 1.5, ours, plain },
];
