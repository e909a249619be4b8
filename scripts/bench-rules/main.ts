import { Bench } from 'tinybench';
import { gameIds, type GameId } from '../../rules';
import { seededRandom } from '../../rules/testing/oracle';
import { cases } from './cases';
import { BATCH, measured, operationNames, type Measured, type OperationName } from './operations';

/**
 * `npm run bench:rules`: how many tickets a second one core validates, prices and settles, for the smallest and the
 * widest tickets of each game. All of them take turns for several rounds, so that a busy moment of the machine hits
 * no single one; the median round counts. The figures depend on the machine, so this is no test.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const MS_A_ROUND = 30;
/** Operations a second that a core of a plain server should reach for every ticket. */
const aims: Readonly<Record<OperationName, number>> = { validate: 50_000, price: 200_000, settle: 20_000 };

function measuredCases<Game extends GameId>(gameId: Game) {
  return (cases[gameId] ?? []).map((one) => measured(one, seededRandom(535)));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const subjects = gameIds.flatMap((gameId) => measuredCases(gameId));
const tasks = subjects
  .flatMap((subject) => operationNames.map((operation) => ({ subject, operation })))
  .map((task, index) => ({ ...task, id: String(index), rates: [] as number[] }));

for (let round = 0; round < ROUNDS; round += 1) {
  const bench = new Bench({ time: MS_A_ROUND, warmupTime: MS_A_ROUND / 2, warmupIterations: 10, iterations: 10 });
  for (const { subject, operation, id } of tasks) bench.add(id, subject.operations[operation]);
  await bench.run();
  for (const { id, rates } of tasks) {
    const result = bench.getTask(id)?.result;
    if (result && 'throughput' in result) rates.push(result.throughput.p50 * BATCH);
  }
}

function rateOf(subject: Measured | undefined, operation: OperationName): number {
  return median(tasks.find((task) => task.subject === subject && task.operation === operation)?.rates ?? []);
}

const figure = (rate: number) => Math.round(rate).toLocaleString('en');

console.log(`one core, median of ${ROUNDS} rounds, operations a second (× the smallest ticket of the game)\n`);
console.log(['game    ', 'ticket          ', '  plays', ...operationNames.map((name) => name.padStart(20))].join(' '));
for (const subject of subjects) {
  const smallest = subjects.find(({ gameId }) => gameId === subject.gameId);
  const columns = operationNames.map((operation) => {
    const rate = rateOf(subject, operation);
    return `${figure(rate)} (${(rate / rateOf(smallest, operation)).toFixed(2)})`.padStart(20);
  });
  console.log(
    [subject.gameId.padEnd(8), subject.name.padEnd(16), figure(subject.plays).padStart(7), ...columns].join(' '),
  );
}

console.log();
for (const operation of operationNames) {
  const [slowest] = subjects.toSorted((one, other) => rateOf(one, operation) - rateOf(other, operation));
  const rate = rateOf(slowest, operation);
  const verdict = rate >= aims[operation] ? 'reached' : 'missed';
  const ticket = `${slowest?.gameId} ${slowest?.name}`;
  console.log(`${operation}: slowest ${figure(rate)} (${ticket}), aim ${figure(aims[operation])}: ${verdict}`);
}
