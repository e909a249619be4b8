import { afterAll, afterEach, vi } from 'vitest';

/** Test files share a window: what one of them leaves in its storage would be on the device of the next. */
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// They share their modules too, and one that is still loading when its file ends fails in all that come after.
afterAll(() => vi.dynamicImportSettled());
