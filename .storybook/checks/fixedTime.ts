/** Stops the page's calendar at `now` (ms); timers run on. Runs in the browser, before its first script. */
export function stopCalendar(now: number): void {
  globalThis.Date = class extends Date {
    constructor(...parts: []) {
      if (parts.length === 0) super(now);
      else super(...parts);
    }

    static override now() {
      return now;
    }
  } as DateConstructor;
}
