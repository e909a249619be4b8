import { gameIds } from '@veloc/rules';
import { drawsOfGame } from './drawsOfGame';
import { checkPrinted } from './printed';
import { readResultFiles } from './resultFiles';
import { seedOfRun } from '../../backend/testing/seed';
import { offlineTrial } from './offlineTrial';
import { trialOfGame } from './trialOfGame';

/**
 * `npm run test:draws`: seeded tickets of all games against the real draws of a folder of result files, and against a
 * second, slow checker; then tickets of each of these draws as a phone without a network judges them, against the
 * settlement and that checker. Exits with 1 when any two answers differ.
 */
const SHOWN = 3;
/** Tickets that a phone judges, a draw. */
const OFFLINE = 20;

const folder = process.env.VELOC_DRAWS;
if (!folder) {
  console.error(
    'No real draws: VELOC_DRAWS is not set, so there is nothing to settle tickets on. ' +
      'Name a folder of .jsonl result files (docs/results-format.md): VELOC_DRAWS=folder npm run test:draws',
  );
  process.exit(1);
}

const seed = seedOfRun();
const started = performance.now();
const { draws, refused } = readResultFiles(folder);
const printed = checkPrinted(draws);
const records = draws.map(({ record }) => record);

console.log(`${draws.length} draws read, ${refused.length} lines refused`);
for (const line of refused.slice(0, SHOWN)) console.log(`  ${line}`);
console.log(
  `${printed.checked} printed figures: ${printed.odd.length} differ, ` +
    `${printed.shared} raised by their share of a pool, ${printed.leftOut} left out by the page`,
);
for (const line of printed.odd.slice(0, SHOWN)) console.error(`  ${line}`);

let failures = printed.odd.length;
let comparisons = 0;
let settlements = 0;
console.log('game       draws  tickets  compared play by play  settled by formula  with a prize  seconds');
for (const gameId of gameIds) {
  const drawn = drawsOfGame(gameId, records);
  if (drawn.length === 0) {
    console.error(`${gameId}: the folder has no draw of this game, so it was not tested. Add its result file.`);
    failures += 1;
    continue;
  }
  const trial = trialOfGame({ gameId, draws: drawn, seed });
  console.log(
    [
      gameId.padEnd(8),
      String(trial.draws).padStart(7),
      String(trial.tickets).padStart(8),
      String(trial.comparisons).padStart(22),
      String(trial.settlements).padStart(19),
      String(trial.wins).padStart(13),
      trial.seconds.toFixed(1).padStart(8),
    ].join(' '),
  );
  for (const difference of trial.differences.slice(0, SHOWN)) console.error(JSON.stringify(difference, null, 2));
  for (const { tier, value } of trial.unseen)
    console.error(`${gameId}: nothing won ${tier} of ${value}, so it was not tested.`);
  failures += trial.differences.length + trial.unseen.length;
  comparisons += trial.comparisons;
  settlements += trial.settlements;
}

console.log('game       draws  judged by a phone  with a prize  differences');
for (const gameId of gameIds) {
  const trial = await offlineTrial({ gameId, records, tickets: OFFLINE, seed });
  console.log(
    [
      gameId.padEnd(8),
      String(trial.draws).padStart(7),
      String(trial.comparisons).padStart(18),
      String(trial.wins).padStart(13),
      String(trial.differences.length).padStart(12),
    ].join(' '),
  );
  for (const difference of trial.differences.slice(0, SHOWN)) console.error(JSON.stringify(difference, null, 2));
  failures += trial.differences.length;
}

const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `${comparisons} comparisons play by play and ${settlements} settlements by formula in ${seconds} s: ` +
    (failures === 0 ? 'no difference' : `${failures} faults`),
);
process.exit(failures === 0 ? 0 : 1);
