import { afterEach } from 'vitest';

/** Test files share a window: what one of them leaves in its storage would be on the device of the next. */
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
