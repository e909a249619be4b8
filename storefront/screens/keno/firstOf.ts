/** The first `count` of a run that may be long; the others are never made. */
export function firstOf<T>(run: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const step = run.next();
    if (step.done) break;
    taken.push(step.value);
  }
  return taken;
}
