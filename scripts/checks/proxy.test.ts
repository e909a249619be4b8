import type { UserConfig } from 'vite';
import { expect, it } from 'vitest';
import { allCalls } from '../../rules/wire/contract';
import config, { proxyCalls } from '../../vite.config';

it('the development server hands on every call of the contract that a browser makes', async () => {
  const { server } = await (proxyCalls().config as () => Promise<UserConfig>)();
  const [pattern = ''] = Object.keys(server?.proxy ?? {});
  const isHandedOn = (path: string) => new RegExp(pattern).test(path);
  const calls = allCalls().filter(({ path, access }) => access !== 'gateway' && !path.startsWith('/operator/'));
  expect(calls.filter(({ path }) => !isHandedOn(path))).toEqual([]);
  expect(isHandedOn('/client-game-results/get-mega-v2?cursor=0')).toBe(true);
  expect(['/', '/payment', '/account', '/withdraw', '/src/main.tsx'].filter(isHandedOn)).toEqual([]);
  expect(config.plugins?.flat()).toContainEqual(expect.objectContaining({ name: 'proxy-calls' }));
});
