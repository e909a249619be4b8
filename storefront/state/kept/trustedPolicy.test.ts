import { beforeEach, expect, it, vi } from 'vitest';
import { askPolicy, readTrusted, writeTrusted, type ToldPolicy } from './trustedPolicy';

const FIRST = { text: 'log first\nquorum none\n', since: 1 };
const NEXT = 'log next\nlog first\nquorum none\n';

beforeEach(() => localStorage.clear());

function ask({ told, mayReplace = true }: { told: string; mayReplace?: boolean }) {
  const keys = vi.fn(() => Promise.resolve(['a change']));
  const isAgreed = vi.fn<(told: ToldPolicy) => Promise<boolean>>(() => Promise.resolve(mayReplace));
  const asked = askPolicy({ policy: () => Promise.resolve(told), keys, isAgreed, now: () => 2 });
  return { asked, keys, isAgreed };
}

it('what the shop tells first is kept, and its changes are not asked for', async () => {
  const { asked, keys, isAgreed } = ask({ told: FIRST.text });
  await expect(asked).resolves.toEqual({ text: FIRST.text, since: 2, offered: null });
  expect(readTrusted()).toEqual({ text: FIRST.text, since: 2 });
  expect(isAgreed).toHaveBeenCalledWith({ kept: null, told: FIRST.text, changes: [] });
  expect(keys).not.toHaveBeenCalled();
});

it('the same is proved no more', async () => {
  writeTrusted(FIRST);
  const { asked, isAgreed } = ask({ told: FIRST.text, mayReplace: false });
  await expect(asked).resolves.toEqual({ ...FIRST, offered: null });
  expect(isAgreed).not.toHaveBeenCalled();
});

it('another one takes its place where its changes of the key prove it', async () => {
  writeTrusted(FIRST);
  const { asked, isAgreed } = ask({ told: NEXT });
  await expect(asked).resolves.toEqual({ text: NEXT, since: 2, offered: null });
  expect(readTrusted()).toEqual({ text: NEXT, since: 2 });
  expect(isAgreed).toHaveBeenCalledWith({ kept: FIRST.text, told: NEXT, changes: ['a change'] });
});

it('and is offered, not taken, where they do not', async () => {
  writeTrusted(FIRST);
  const { asked } = ask({ told: NEXT, mayReplace: false });
  await expect(asked).resolves.toEqual({ ...FIRST, offered: NEXT });
  expect(readTrusted()).toEqual(FIRST);
});

it('nothing is kept of a text that is no policy, or of a shop that does not answer', async () => {
  const no = () => Promise.reject(new Error('no'));
  const told = () => Promise.resolve('');
  for (const asking of [
    { policy: told, isAgreed: no },
    { policy: no, isAgreed: no },
  ]) {
    await expect(askPolicy({ ...asking, keys: no, now: () => 2 })).rejects.toThrow('no');
  }
  expect(readTrusted()).toBeNull();
});
