import { ascending } from '../numbers';
import { drawBelow, type RandomSource } from '../picks';
import { isGroup } from './groups';

const GROUPS = 1_000;

interface RandomGroups {
  random: RandomSource;
  /** How many groups to end with, kept ones included. */
  count: number;
  /** Groups already typed: whole ones that may come stay in their places, the others are drawn anew. */
  keep?: readonly string[];
  /** The groups that may not come again when these are there; left out, none. */
  excluded?: (groups: readonly string[]) => readonly string[];
}

/** Groups of 000 to 999 in the order they were drawn, each equally likely of those a place may take. */
export function randomGroups({ random, count, keep = [], excluded = () => [] }: RandomGroups): string[] {
  const mayStay = (group: string, index: number) =>
    isGroup(group) && !excluded(keep.slice(0, index).filter(isGroup)).includes(group);
  const groups = keep.slice(0, count).map((group, index) => (mayStay(group, index) ? group : ''));
  while (groups.length < count) groups.push('');
  groups.forEach((group, index) => {
    if (group === '') groups[index] = randomGroup(random, excluded(groups.filter(isGroup)));
  });
  return groups;
}

function randomGroup(random: RandomSource, excluded: readonly string[]): string {
  const others = ascending([...new Set(excluded)].map(Number));
  let number = drawBelow(random, GROUPS - others.length);
  for (const other of others) if (number >= other) number += 1;
  return String(number).padStart(3, '0');
}
