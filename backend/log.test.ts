import { afterEach, expect, it, vi } from 'vitest';
import { consoleLog } from './log';

afterEach(() => vi.restoreAllMocks());

it('writes one line of what a stranger puts into a path', () => {
  const written = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => spy.mockReturnValue(undefined));
  const path = '/operator/\n\u001B[31mThe operator paid.';
  consoleLog.info(path);
  consoleLog.error(path);
  const shown = String.raw`/operator/\u{a}\u{1b}[31mThe operator paid.`;
  expect(written.map((spy) => spy.mock.calls[0]?.[0])).toEqual([shown, shown]);
});
