import { expect, it } from 'vitest';
import { allCalls } from '../../rules/wire/contract';
import config from '../../vite.config';

it('the development server hands on every call of the contract that a browser makes', () => {
  const [pattern = ''] = Object.keys(config.server?.proxy ?? {});
  const isHandedOn = (path: string) => new RegExp(pattern).test(path);
  const calls = allCalls().filter(({ path, access }) => access !== 'gateway' && !path.startsWith('/operator/'));
  expect(calls.filter(({ path }) => !isHandedOn(path))).toEqual([]);
  expect(['/', '/payment', '/account', '/withdraw', '/src/main.tsx'].filter(isHandedOn)).toEqual([]);
});
