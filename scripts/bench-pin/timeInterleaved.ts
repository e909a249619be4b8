/** One answer to wait for, by the kind of phone that it is for. */
export type Calls<Kind extends string> = Record<Kind, () => Promise<unknown>>;

const WARM_UP = 6;

const median = (values: readonly number[]) =>
  values.toSorted((first, second) => first - second)[values.length >> 1] ?? 0;

/**
 * Times calls that must take as long as each other, `rounds` times each, and prints by how much they do not. The other
 * kinds are held against the first.
 */
export async function timeInterleaved<Kind extends string>(
  title: string,
  kinds: readonly [Kind, ...Kind[]],
  { rounds, prepare }: { rounds: number; prepare(round: number): Promise<Calls<Kind>> },
): Promise<void> {
  const times = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    const calls = await prepare(round);
    // Each of them is first, second and last as often as the others: what runs before leaves its mark on what runs
    // after.
    const turn = round % kinds.length;
    for (const kind of [...kinds.slice(turn), ...kinds.slice(0, turn)]) {
      const began = performance.now();
      await calls[kind]();
      if (round >= WARM_UP) times.get(kind)?.push(performance.now() - began);
    }
  }

  console.log(title);
  const known = times.get(kinds[0]) ?? [];
  for (const [kind, taken] of times) {
    // Of each round the difference, so that a slow moment of the machine counts for all of them alike.
    const apart = median(taken.map((ms, round) => ms - (known[round] ?? 0)));
    const ratio = median(taken.map((ms, round) => ms / (known[round] ?? ms)));
    console.log(
      `  ${kind.padEnd(10)} median ${median(taken).toFixed(2)} ms, ${apart.toFixed(2)} ms from ‘${kinds[0]}’, ratio ${ratio.toFixed(3)}`,
    );
  }
}
