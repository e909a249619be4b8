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

it('writes of an error no mark that moves the cursor, no line of others, and fills no form of its own', () => {
  const written = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const cause = new Error('no such row: \u001B[2J\r\nThe operator paid.', { cause: new Error('\u0007') });
  consoleLog.error('100 %s of it failed', cause);
  expect(written.mock.calls).toHaveLength(1);
  const [text, ...rest] = written.mock.calls[0] ?? [];
  expect(rest).toEqual([]);
  expect(text).toMatch(/^100 %s of it failed Error: no such row: \\u\{1b\}\[2J\\u\{d\}\n  The operator paid\.\n/);
  expect(text).toContain('log.test.ts');
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  const lines = String(text).split('\n').slice(1);
  expect(lines.filter((line) => !line.startsWith('  '))).toEqual([]);
});
