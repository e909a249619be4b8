import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Client } from 'pg';

/**
 * Preloaded into a shop that is to die in the middle of some work (`node --import`). `DIE_AT` says where, as JSON:
 * `begins`, a pattern for the first statement of that work; `statement`, how many statements come before the last one;
 * `moment`: 'before' it is sent, 'amid' its run by so many microseconds (`micros`), or 'after' its answer. Nothing
 * happens until SIGUSR2 arms it.
 */
const { begins, statement, moment, micros } = JSON.parse(process.env.DIE_AT ?? '{}');
let left = Infinity;
let isBegun = false;
const shared = new SharedArrayBuffer(4);

process.on('SIGUSR2', () => {
  left = statement;
  if (moment !== 'amid') return;
  // The embedded database runs in this thread, so only another one can end the process meanwhile.
  const assassin = new Worker(
    `const { workerData } = require('node:worker_threads');
     Atomics.wait(new Int32Array(workerData.shared), 0, 0);
     const until = process.hrtime.bigint() + BigInt(workerData.micros) * 1000n;
     while (process.hrtime.bigint() < until);
     process.kill(process.pid, 'SIGKILL');`,
    { eval: true, workerData: { shared, micros } },
  );
  assassin.unref();
});

const tell = (text) => writeSync(1, `died ${moment}: ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}\n`);

function die(text) {
  tell(text);
  process.kill(process.pid, 'SIGKILL');
  // The signal comes from outside; until then nothing more may be done.
  for (;;);
}

const { query } = Client.prototype;
Client.prototype.query = function (asked, ...rest) {
  const text = String(asked?.text ?? asked);
  if (left !== Infinity) isBegun ||= new RegExp(begins).test(text);
  if (!isBegun) return query.call(this, asked, ...rest);
  left -= 1;
  if (left !== -1) return query.call(this, asked, ...rest);
  if (moment === 'before') die(text);
  if (moment === 'amid') {
    tell(text);
    Atomics.store(new Int32Array(shared), 0, 1);
    Atomics.notify(new Int32Array(shared), 0);
  }
  const answer = query.call(this, asked, ...rest);
  return moment === 'after' ? answer.then(() => die(text)) : answer;
};
