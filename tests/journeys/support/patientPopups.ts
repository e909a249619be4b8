import type { Page } from '@playwright/test';

/** Popups and toasts that go by themselves; on a busy machine as much passes between two presses. */
const POPUP_MS = [3_000, 10_000];
const PATIENT_POPUP_MS = 600_000;

/** Lets the popups of pages that are opened from now on wait for the hand. */
export async function makePopupsPatient(page: Page) {
  await page.addInitScript(
    ([usual, patient]) => {
      const { setTimeout } = window;
      window.setTimeout = ((run: TimerHandler, delay?: number, ...rest: unknown[]) =>
        setTimeout(
          run,
          delay !== undefined && usual.includes(delay) ? patient : delay,
          ...rest,
        )) as typeof window.setTimeout;
    },
    [POPUP_MS, PATIENT_POPUP_MS] as const,
  );
}
