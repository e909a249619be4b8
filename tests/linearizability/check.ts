import type { Entry, Operation } from './events';

/** Steps of the search for an order; a history that needs more is reported rather than waved through. */
const PATIENCE = 200_000;

/**
 * Looks for one serial order of a wallet's history that explains every answer and keeps to real time: what had ended
 * before another began comes before it. The writes of that order are the ledger's entries; their balances chain them,
 * and reads and refusals must then find a place where the balance was what they told. Answers the anomalies found.
 */
export function anomaliesOf(start: number, operations: readonly Operation[], entries: readonly Entry[]): string[] {
  const writes = new Map(operations.filter(({ mark }) => mark !== '').map((operation) => [operation.mark, operation]));
  const miscounted = countAnomalies(writes, entries);
  if (miscounted.length > 0) return miscounted;
  const order = chain(start, entries, writes);
  if (!order) return ['no order of the entries explains their balances and keeps to real time'];
  return placeReads(start, order, operations, writes);
}

function countAnomalies(writes: ReadonlyMap<string, Operation>, entries: readonly Entry[]): string[] {
  const counted = new Map<string, number>();
  for (const { mark } of entries) counted.set(mark, (counted.get(mark) ?? 0) + 1);
  const anomalies = entries
    .filter(({ mark, change }) => writes.get(mark)?.change !== change)
    .map(({ mark, change }) => `${mark} moved ${change}, which nobody asked for`);
  for (const { mark, kind, outcome } of writes.values()) {
    const times = counted.get(mark) ?? 0;
    if (times > 1) anomalies.push(`${kind} ${mark} happened ${times} times`);
    if (outcome === 'ok' && times === 0) anomalies.push(`${kind} ${mark} was answered as done and is lost`);
    if (outcome === 'fail' && times > 0) anomalies.push(`${kind} ${mark} was refused and happened`);
  }
  return anomalies;
}

/** The entries in an order in which each begins with the balance that the one before left; null when there is none. */
function chain(start: number, entries: readonly Entry[], writes: ReadonlyMap<string, Operation>): Entry[] | null {
  const left = new Set(entries);
  const order: Entry[] = [];
  let steps = 0;
  const timeOf = ({ mark }: Entry) => writes.get(mark) ?? { invokedAt: 0, endedAt: Infinity };

  const extend = (balance: number): boolean => {
    if (left.size === 0) return true;
    if ((steps += 1) > PATIENCE) return false;
    // What is tried changes the set on the way.
    const candidates = [...left];
    const firstEnd = Math.min(...candidates.map((entry) => timeOf(entry).endedAt));
    for (const entry of candidates) {
      if (entry.after - entry.change !== balance || timeOf(entry).invokedAt > firstEnd) continue;
      left.delete(entry);
      order.push(entry);
      if (extend(entry.after)) return true;
      order.pop();
      left.add(entry);
    }
    return false;
  };
  return extend(start) ? order : null;
}

/** Gives each answer that told a balance the first place that fits; taking the first leaves most room to the others. */
function placeReads(
  start: number,
  order: readonly Entry[],
  operations: readonly Operation[],
  writes: ReadonlyMap<string, Operation>,
): string[] {
  const balances = [start, ...order.map(({ after }) => after)];
  const times = order.map(({ mark }) => writes.get(mark));
  const placed: { endedAt: number; place: number }[] = [];
  const anomalies: string[] = [];
  const readers = operations
    .filter(({ seen, outcome }) => seen !== undefined && outcome !== 'info')
    .toSorted((one, other) => one.invokedAt - other.invokedAt);
  for (const { kind, invokedAt, endedAt, seen } of readers) {
    const afterWrites = 1 + times.findLastIndex((write) => write !== undefined && write.endedAt < invokedAt);
    const afterReads = placed.filter((read) => read.endedAt < invokedAt).map(({ place }) => place);
    const earliest = Math.max(afterWrites, ...afterReads);
    const tooLate = times.findIndex((write) => write !== undefined && write.invokedAt > endedAt);
    const latest = tooLate === -1 ? order.length : tooLate;
    const place = balances.findIndex((balance, index) => index >= earliest && index <= latest && balance === seen);
    if (place === -1) anomalies.push(`a ${kind} was told ${seen} when the balance was never that`);
    else placed.push({ endedAt, place });
  }
  return anomalies;
}
