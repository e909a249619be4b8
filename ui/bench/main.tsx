import '../theme/index.css';
import type { Case } from './case';
import { countdownCases } from './cases/countdown';
import { dialogCases } from './cases/dialog';
import { gridCases } from './cases/grid';
import { listCases } from './cases/list';
import { compare, type Comparison } from './compare';

const cases: Case[] = [...gridCases, ...dialogCases, ...countdownCases, ...listCases];

declare global {
  interface Window {
    /** Compares the cases whose name holds `word`, over so many rounds; called from outside the page. */
    compareAll: (rounds: number, word: string) => Promise<Comparison[]>;
  }
}

globalThis.window.compareAll = async (rounds, word) => {
  const comparisons: Comparison[] = [];
  for (const one of cases.filter(({ name }) => name.includes(word))) comparisons.push(await compare(one, rounds));
  return comparisons;
};
