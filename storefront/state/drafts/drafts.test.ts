import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import type { SessionState } from '../session/session';
import { createStore } from '../../lib/store';
import { createDrafts } from './drafts';
import { removePurchased } from './removePurchased';

function start(token: string | null, stored: Record<string, string> = {}) {
  const storage = memoryStorage(stored);
  const session = createStore<SessionState>({ user: null, token, authStatus: null });
  return { storage, session, drafts: createDrafts({ storage, session }) };
}

it('keeps each game apart, also for a later visit', () => {
  const { storage, drafts } = start(null);
  drafts.write('mega', 'six numbers');
  drafts.write('keno', 'ten numbers');
  drafts.write('keno', null);
  const later = start(null, storage.entries()).drafts;
  expect([later.read('mega'), later.read('keno')]).toEqual(['six numbers', null]);
});

it('tells the builder that is open of a logout', () => {
  const { session, drafts } = start('t1');
  drafts.write('mega', 'six numbers');
  let cleared = 0;
  const stop = drafts.onReplaced('mega', () => (cleared += 1));
  session.set((state) => ({ ...state, authStatus: 401 }));
  expect(cleared).toBe(0);
  session.set((state) => ({ ...state, token: null }));
  expect(cleared).toBe(1);
  stop();
});

it('keeps what a guest has built when the guest logs in', () => {
  const { session, drafts } = start(null);
  drafts.write('mega', 'six numbers');
  session.set((state) => ({ ...state, token: 't1' }));
  expect(drafts.read('mega')).toBe('six numbers');
});

it('tells the builder of a game, and no other, what another tab has made of its draft', () => {
  const { storage, drafts } = start(null);
  const replacements: (string | null)[] = [];
  drafts.onReplaced('mega', () => replacements.push(drafts.read('mega')));
  storage.setItem('veloc.draft.mega', 'two tickets');
  for (const key of ['veloc.draft.keno', 'veloc.draft.mega', 'veloc.cart', null]) drafts.syncFromStorage(key);
  expect(replacements).toEqual(['two tickets', 'two tickets']);
});

describe('what is bought', () => {
  const draft = (...slots: string[]) => JSON.stringify({ version: 1, slots: slots.map((code) => ({ code })) });

  it('leaves what was not sold', () => {
    expect(removePurchased(draft('A', 'B'), { before: draft('A', 'B'), left: draft('B') })).toBe(draft('B'));
    expect(removePurchased(draft('A'), { before: draft('A'), left: null })).toBeNull();
  });

  it('takes what was sold out of a draft that has become another one since', () => {
    expect(removePurchased(draft('A', 'B', 'C'), { before: draft('A', 'B'), left: draft('B') })).toBe(draft('B', 'C'));
    expect(removePurchased(draft('C'), { before: draft('A'), left: null })).toBe(draft('C'));
  });

  it('makes no draft where none is, and leaves alone what nobody can read', () => {
    expect(removePurchased(null, { before: draft('A', 'B'), left: draft('B') })).toBeNull();
    expect(removePurchased('scribble', { before: draft('A'), left: null })).toBe('scribble');
    expect(removePurchased('{}', { before: draft('A'), left: 'scribble' })).toBe('{}');
  });

  it('takes tickets out of no other list that a draft may have', () => {
    const text = (slots: string[], seen: string[]) => JSON.stringify({ seen, version: 2, slots });
    const draftAfter = { before: text(['A', 'B'], ['A']), left: text(['B'], ['A']) };
    expect(removePurchased(text(['A', 'B', 'C'], ['A', 'D']), draftAfter)).toBe(text(['B', 'C'], ['A', 'D']));
  });
});
