import { useState } from 'react';
import { NumberGrid } from '../../NumberGrid/NumberGrid';
import { mounted, press, type Case, type Subject } from '../case';
import { PlainGrid } from '../plain/PlainGrid';

const COUNT = 80;
const MAX = 40;

function toggled(numbers: readonly number[], value: number): number[] {
  return numbers.includes(value) ? numbers.filter((number) => number !== value) : [...numbers, value];
}

export function OurGrid() {
  const [selected, setSelected] = useState<number[]>([]);
  const toggle = ({ value }: { value: number }) => setSelected((numbers) => toggled(numbers, value));
  return <NumberGrid label="Chọn số" count={COUNT} selected={selected} max={MAX} onToggle={toggle} />;
}

export function SimpleGrid() {
  const [selected, setSelected] = useState<number[]>([]);
  return <PlainGrid selected={selected} onToggle={(value) => setSelected((numbers) => toggled(numbers, value))} />;
}

function mounting(Grid: typeof OurGrid): Subject {
  const cleanups: (() => void)[] = [];
  return {
    act: () => cleanups.push(mounted(<Grid />).clean),
    clean: () => {
      for (const clean of cleanups) clean();
    },
  };
}

/** Presses so many numbers of one grid, one after the other, each laid out before the next. */
function toggling(Grid: typeof OurGrid, presses: number): Subject {
  const { place, clean } = mounted(<Grid />);
  return {
    act: () => {
      for (let turn = 0; turn < presses; turn += 1) press(place, `[data-value="${((turn * 7) % COUNT) + 1}"]`);
    },
    clean,
  };
}

export const gridCases: Case[] = [
  {
    name: '80 numbers, first mount',
    against: 'plain React',
    limit: 1.15,
    ours: () => mounting(OurGrid),
    plain: () => mounting(SimpleGrid),
  },
  {
    name: '80 numbers, thirty toggled one by one',
    against: 'plain React',
    limit: 0.9,
    ours: () => toggling(OurGrid, 30),
    plain: () => toggling(SimpleGrid, 30),
  },
  // The very first press of a fresh grid, where neither side's code nor the browser's styles are warm: told, not held.
  {
    name: '80 numbers, the first toggled',
    against: 'plain React',
    limit: null,
    ours: () => toggling(OurGrid, 1),
    plain: () => toggling(SimpleGrid, 1),
  },
];
