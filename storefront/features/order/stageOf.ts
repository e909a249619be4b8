import { vietnamTime, type GameEntry, type OrderLine } from '@veloc/rules';
import type { DrawOnStage } from '../ticket/drawOnStage';
import { stagedDraw, STAGE_OPENS } from '../ticket/stagedDraw';
import { firstDraw } from './closing';

type Bought = Pick<OrderLine, 'gameId' | 'periodId'>;

/** Where these lines are drawn first, and when. `at` in ms since the epoch. */
interface StageOfLines extends DrawOnStage {
  at: number;
}

/** The first draw of these lines that has a stage; null of none. */
export function firstStage(lines: readonly Bought[], entries: readonly GameEntry[], now: number): StageOfLines | null {
  const stages = lines.flatMap((line) => {
    const drawn = firstDraw(line, entries);
    const period = line.periodId ?? entries.find(({ gameId }) => gameId === line.gameId)?.nextPeriod.id;
    const staged = period === undefined ? null : stagedDraw(period);
    return drawn && staged ? [{ id: staged.id, at: drawn.at }] : [];
  });
  const [first] = stages.toSorted((one, other) => one.at - other.at);
  return first ? { ...first, time: vietnamTime(first.at), isDrawing: now >= first.at } : null;
}

/** The same while it is to be watched: from the minutes before it until as long after it. */
export function stageOf(
  lines: readonly Bought[],
  { entries, now }: { entries: readonly GameEntry[]; now: number },
): DrawOnStage | null {
  const stage = firstStage(lines, entries, now);
  return stage && Math.abs(stage.at - now) <= STAGE_OPENS ? stage : null;
}
