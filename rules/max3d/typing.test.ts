import { describe, expect, it } from 'vitest';
import { deleteDigit, pasteGroups, removeGroup, typeDigit, typingOf, type GroupTyping } from '../index';

function typed(text: string, maxGroups: number, start: GroupTyping = typingOf([])): GroupTyping {
  return [...text].reduce((typing, digit) => typeDigit(typing, digit, maxGroups), start);
}

describe('typing groups of three digits', () => {
  it.each([
    ['nothing', '', 1, [], 0],
    ['a begun group', '39', 1, ['39'], 0],
    ['a whole group', '391', 1, ['391'], 1],
    ['a digit too many', '3917', 1, ['391'], 1],
    ['the next group', '3917', 2, ['391', '7'], 1],
    ['leading zeros', '007', 2, ['007'], 1],
    ['what is no digit', '3 a9-', 1, ['39'], 0],
  ])('takes %s', (_name, text, maxGroups, groups, at) => {
    expect(typed(text, maxGroups)).toEqual({ groups, at });
  });

  it('goes on in the first unfinished group', () => {
    expect(typed('6', 3, typingOf(['123', '45', '789']))).toEqual({ groups: ['123', '456', '789'], at: 3 });
  });

  it('fills the group in hand, then goes back to one left open', () => {
    expect(typed('93', 2, { groups: ['12', '78'], at: 1 })).toEqual({ groups: ['123', '789'], at: 2 });
  });
});

describe('deleting', () => {
  it.each([
    ['the last digit', ['12'], 0, ['1'], 0],
    ['a begun group', ['1'], 0, [], 0],
    ['from the group before', ['123'], 1, ['12'], 0],
    ['in the middle, which keeps the places', ['123', '4', '789'], 1, ['123', '', '789'], 1],
    ['nothing', [], 0, [], 0],
  ])('takes back %s', (_name, groups, at, left, index) => {
    expect(deleteDigit({ groups, at })).toEqual({ groups: left, at: index });
  });

  it('takes a group out and moves the others up', () => {
    expect(removeGroup(typingOf(['123', '05', '999']), 1)).toEqual({ groups: ['123', '999'], at: 2 });
    expect(removeGroup({ groups: ['123', '', '999'], at: 1 }, 2)).toEqual({ groups: ['123'], at: 1 });
  });
});

describe('pasting', () => {
  it.each([
    ['groups with spaces', typingOf([]), '123 456', 2, ['123', '456']],
    ['digits in a row', typingOf([]), '123456', 2, ['123', '456']],
    ['lines and commas', typingOf([]), '123,\n456', 2, ['123', '456']],
    ['a short group, which stays short', typingOf([]), '12 345', 2, ['12', '345']],
    ['no more than fit', typingOf([]), '123 456 789', 2, ['123', '456']],
    ['all where a warning counts them', typingOf([]), '123 456 789', undefined, ['123', '456', '789']],
    ['from the group in hand on', typingOf(['123', '4']), '567 890', 3, ['123', '567', '890']],
    ['over all when they are full', typingOf(['123']), '456', 1, ['456']],
    ['nothing without digits', typingOf(['12']), 'abc', 1, ['12']],
  ])('takes %s', (_name, typing, text, maxGroups, groups) => {
    expect(pasteGroups(typing, text, maxGroups).groups).toEqual(groups);
  });

  it('reads no more than a hundred groups of a long text', () => {
    expect(pasteGroups(typingOf([]), '123 '.repeat(100_000)).groups).toHaveLength(100);
  });
});
