import type { PrintJobAnswer, PrintStatus } from '@veloc/rules';
import { answer, type Answers } from './answers';

function keno(index: number, status: PrintStatus, numbers: number[]): PrintJobAnswer {
  const code = 'ABCDEF'[index % 6] ?? 'A';
  return {
    id: `job-${index}`,
    ticketId: `019a9b1e-4c2d-7f3a-8b5c-2e6f90a1b7${String(index).padStart(2, '0')}`,
    status,
    createdAt: '2026-11-21T04:00:00.000Z',
    gameId: 'keno',
    orderId: 'KN-2611-21-00042',
    periodId: 'keno:20261121:1208',
    periodName: 'Kỳ #0219846',
    resultDate: '21/11/2026',
    code,
    ticket: {
      code,
      label: 'keno',
      listNumber: numbers,
      playMethod: `LEVEL_${numbers.length}`,
      betAmount: 10_000,
      price: '10000',
      isDone: true,
    },
    copies: 1,
    price: 10_000,
    book: status === 'queued' && index < 6 ? { seq: index, salt: `0${index}`.repeat(32) } : null,
  };
}

/** Seven tickets of one Keno draw, so two slips, and one that was printed before. */
export const printJobs: readonly PrintJobAnswer[] = [
  keno(7, 'done', [2, 40, 61]),
  ...Array.from({ length: 7 }, (_, index) => keno(6 - index, 'queued', [3 + index, 18, 27, 44, 60, 79])),
];

/** A print queue that keeps what was done to it. */
export function printServer(first: readonly PrintJobAnswer[] = printJobs): Answers {
  let jobs = first;
  const move = async (id: string, request: Request) => {
    const { status } = (await request.json()) as { status: PrintStatus };
    jobs = jobs.map((job) => (job.id === id ? { ...job, status } : job));
    return answer(jobs.find((job) => job.id === id));
  };
  return {
    'GET /print-queue': () => answer(jobs),
    ...Object.fromEntries(first.map(({ id }) => [`PUT /print-queue/${id}`, (request: Request) => move(id, request)])),
  };
}
