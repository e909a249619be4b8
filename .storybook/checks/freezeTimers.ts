/**
 * Lets no wait that a story began run out after the story: a toast, a popup that closes itself or a "copied" is still
 * there when it is looked at, however long looking takes on a busy machine. `endStory()` of the page, which
 * `preview.tsx` calls, says when a story is over. Runs in the browser, before its first script.
 */
export function freezeTimers(): void {
  // Shorter ones belong to the tools and to what is under way already.
  const HELD_FROM_MS = 500;
  const { setTimeout } = globalThis;
  let ended = 0;
  globalThis.setTimeout = ((ring: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
    const before = ended;
    return setTimeout(() => {
      if (delay < HELD_FROM_MS || before === ended) ring(...values);
    }, delay);
  }) as typeof globalThis.setTimeout;
  Object.assign(globalThis, {
    endStory: () => {
      ended += 1;
    },
  });
}
