import { isGroup } from './groups';

const DIGITS = 3;

/** The most groups that are read from a pasted text. */
export const MOST_PASTED_GROUPS = 100;

/** Groups of a ticket while they are typed. */
export interface GroupTyping {
  /** As far as typed: '', '1', '12' or '123'. None follows the last begun one. */
  groups: readonly string[];
  /** The place that the next digit goes to, counted from 0; the one after the last group begins a new one. */
  at: number;
}

/** Typing that goes on at the first unfinished group. */
export function typingOf(groups: readonly string[]): GroupTyping {
  return { groups, at: openPlace(groups, 0) };
}

/** A digit fills the group in hand and then moves on; anything else, and a digit too many, changes nothing. */
export function typeDigit(typing: GroupTyping, digit: string, maxGroups: number): GroupTyping {
  const places = [openPlace(typing.groups, typing.at), openPlace(typing.groups, 0)];
  const at = places.find((index) => index < maxGroups);
  if (!/^\d$/.test(digit) || at === undefined) return typing;
  const groups = withGroup(typing.groups, at, (typing.groups[at] ?? '') + digit);
  return { groups, at: isGroup(groups[at] ?? '') ? openPlace(groups, at) : at };
}

/** Takes back the last digit of the group in hand, or of the one before when it is empty. */
export function deleteDigit({ groups, at }: GroupTyping): GroupTyping {
  const index = (groups[at] ?? '') === '' ? Math.max(at - 1, 0) : at;
  return { groups: withGroup(groups, index, (groups[index] ?? '').slice(0, -1)), at: index };
}

/**
 * The groups written in a text take the places from the one in hand on, or from the first when all are full. A text
 * without digits changes nothing. Without `maxGroups` all are taken, so that a warning can say how many are too many.
 */
export function pasteGroups(typing: GroupTyping, text: string, maxGroups = Infinity): GroupTyping {
  const at = typing.at < maxGroups ? typing.at : 0;
  const pasted = groupsWritten(text).slice(0, maxGroups - at);
  return pasted.length === 0 ? typing : typingOf(typing.groups.toSpliced(at, pasted.length, ...pasted));
}

/** Takes a whole group out; those behind it move up. */
export function removeGroup({ groups }: GroupTyping, at: number): GroupTyping {
  return typingOf(trimmed(groups.toSpliced(at, 1)));
}

/** "123 456" and "123456" as '123' and '456'; what is short of three digits stays short. */
function groupsWritten(text: string): string[] {
  return (text.slice(0, MOST_PASTED_GROUPS * (DIGITS + 1)).match(/\d{1,3}/g) ?? []).slice(0, MOST_PASTED_GROUPS);
}

/** The first place from `start` on that still takes a digit; at the latest the one after the last group. */
function openPlace(groups: readonly string[], start: number): number {
  const open = groups.findIndex((group, index) => index >= start && group.length < DIGITS);
  return open === -1 ? groups.length : open;
}

function withGroup(groups: readonly string[], at: number, group: string): string[] {
  return trimmed(groups.toSpliced(at, 1, group));
}

function trimmed(groups: readonly string[]): string[] {
  return groups.slice(0, groups.findLastIndex((group) => group !== '') + 1);
}
