import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSecrets, makeSecrets, OPERATOR_KEY_FILE, sameText, SECRET_FILE } from './secrets';

let dataFolder: string;
beforeAll(() => {
  dataFolder = join(mkdtempSync(join(tmpdir(), 'veloc-secrets-')), 'data');
});
afterAll(() => rmSync(dataFolder, { recursive: true }));

const unnamed = { master: null, operatorKey: null, gatewayKey: null, bookSecret: null };

test('are made once, kept, and readable by their owner alone', () => {
  const first = loadSecrets({ dataFolder, ...unnamed });
  const second = loadSecrets({ dataFolder, ...unnamed });
  expect(second.operatorKey).toBe(first.operatorKey);
  expect(second.unseal(first.seal('vé'))).toBe('vé');
  expect(readFileSync(join(dataFolder, OPERATOR_KEY_FILE), 'utf8')).toBe(first.operatorKey);
  for (const name of [SECRET_FILE, OPERATOR_KEY_FILE]) {
    expect(statSync(join(dataFolder, name)).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(join(dataFolder, name), 'utf8'), 'base64url')).toHaveLength(32);
  }
});

test('a new operator key follows from the secret, so servers that share the one share the other', () => {
  const [one, other] = ['one', 'other'].map((name) =>
    loadSecrets({ ...unnamed, dataFolder: join(dataFolder, name), master: 'm'.repeat(32) }),
  );
  expect(one?.operatorKey).toBe(other?.operatorKey);
  expect(one?.operatorKey).not.toContain('m'.repeat(32));
});

test('an emptied file is no key', () => {
  const folder = join(dataFolder, 'emptied');
  loadSecrets({ dataFolder: folder, ...unnamed });
  writeFileSync(join(folder, SECRET_FILE), '');
  expect(() => loadSecrets({ dataFolder: folder, ...unnamed })).toThrow(/holds no key/);
});

test('of another shop open nothing', () => {
  const [ours, theirs] = ['one', 'two'].map((master) => makeSecrets({ master, operatorKey: 'k' }));
  const sealed = ours?.seal('token') ?? '';
  expect(sealed).not.toContain('token');
  expect(() => theirs?.unseal(sealed)).toThrow();
  expect(ours?.hash('code', '1')).not.toBe(theirs?.hash('code', '1'));
  expect(ours?.hash('code', '1')).not.toBe(ours?.hash('refresh', '1'));
});

test('what a release before compression sealed is still read', () => {
  const sealed = 'YxB2vEUWujLmgHBF48Sbjdrdban3HpM+8pIO4VW/QFgIsROxP7OxThwP4ZZLwSwgnWdPWWse';
  expect(makeSecrets({ master: 'one', operatorKey: 'k' }).unseal(sealed)).toBe('{"message":"Thành công"}');
});

test('a changed seal is refused', () => {
  const secrets = makeSecrets({ master: 'one', operatorKey: 'k' });
  const bytes = Buffer.from(secrets.seal('100'), 'base64');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(() => secrets.unseal(bytes.toString('base64'))).toThrow();
});

test('sameText compares whole texts', () => {
  expect(sameText('abc', 'abc')).toBe(true);
  expect(sameText('abc', 'abcd')).toBe(false);
  expect(sameText('', 'a')).toBe(false);
});
