import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { configure, getConfig } from 'storybook/test';

/** A press is answered before its transitions and deferred values are drawn; React draws them all before it is idle. */
const reactIsIdle = () =>
  new Promise<void>((resolve) => void unstable_scheduleCallback(unstable_IdlePriority, () => resolve()));

/** What fades in is not seen at all until its first frame, which a busy machine draws after many a press. */
async function animationsHaveBegun(): Promise<void> {
  const waits = ({ playState, timeline, currentTime }: Animation) =>
    playState === 'running' && timeline === document.timeline && !(Number(currentTime) > 0);
  while (document.getAnimations().some(waits)) await new Promise(requestAnimationFrame);
}

/** Lets a story look at what its press came to, however busy the machine: each press and each search waits for it. */
export function waitUntilRendered(): void {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: async (use) => {
      const result = await asyncWrapper(use);
      await reactIsIdle();
      await animationsHaveBegun();
      return result;
    },
  });
}
