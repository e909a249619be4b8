import { slipsOf, type GameId, type PrintJob } from '@veloc/rules';

/** One slip of paper: up to six tickets of one game and draw. */
export interface Slip {
  gameId: GameId;
  periodName: string;
  /** dd/mm/yyyy. */
  resultDate: string;
  jobs: PrintJob[];
}

/** Jobs on slips of six, as they are printed (decision G18): games and draws apart, in the order they were queued. */
export function slipsOfJobs(jobs: readonly PrintJob[]): Slip[] {
  const oldestFirst = jobs.toReversed();
  const draws = [...new Set(oldestFirst.map(drawOf))];
  return draws.flatMap((draw) =>
    slipsOf(oldestFirst.filter((job) => drawOf(job) === draw)).flatMap((slip) => {
      const [first] = slip;
      return first
        ? [{ gameId: first.gameId, periodName: first.periodName, resultDate: first.resultDate, jobs: slip }]
        : [];
    }),
  );
}

function drawOf({ gameId, periodId }: PrintJob): string {
  return `${gameId} ${periodId}`;
}
