import {
  deleteDigit,
  isGroup,
  max3dProMethods,
  pasteGroups,
  removeGroup,
  texts,
  typeDigit,
  typingOf,
  type GroupTyping,
  type SlotId,
  type SlotMethod,
} from '@veloc/rules';
import type { DigitKey } from '@veloc/ui';
import { type Store, useStore } from '../../lib/store';
import { useSelection, type PickerPart } from '../builder/selection';
import { DIGITS, typedGroups, wrongGroups } from './typedGroups';

/** The group that was asked for, from 0; without one, typing goes on at the first unfinished group. */
export type ChosenGroup = Store<{ code: SlotId; at: number } | null>;

export interface GroupPart extends PickerPart {
  chosen: ChosenGroup;
}

/** Groups of digits typed into a picker's selection, by the rules of typing, with tiles and pad in step. */
export function useGroupTyping(part: GroupPart) {
  const { chosen, code } = part;
  const selection = useSelection(part);
  const place = useStore(chosen);
  const { groups } = selection.picks;
  const limits = selection.method.groups;
  const typing: GroupTyping = place?.code === code ? { groups, at: place.at } : typingOf(groups);
  const groupsOnPad = typedGroups(groups, limits);
  const active = typing.at < Math.min(groupsOnPad.length, limits.most) ? typing.at : undefined;

  const choose = (at: number) => chosen.set(() => ({ code, at }));
  const apply = (next: GroupTyping) => {
    choose(next.at);
    selection.set({ groups: next.groups });
  };
  const whyNot = (key: DigitKey) => {
    if (key === 'delete') return groups.some((group) => group !== '') ? undefined : 'Chưa có chữ số để xóa';
    return key === 'random' || typeDigit(typing, '0', limits.most) !== typing ? undefined : fullLabel(selection.method);
  };

  return {
    ...selection,
    /** The groups as they are shown, with the free places. */
    groupsOnPad,
    active,
    wrong: wrongGroups(groups, limits, active),
    complete: groups.filter(isGroup).length,
    whyNot,
    type: ({ digit }: { digit: string }) => apply(typeDigit(typing, digit, limits.most)),
    remove: () => apply(deleteDigit(typing)),
    removeGroup: ({ index }: { index: number }) => apply(removeGroup(typing, index)),
    /** Too many stay, so that the ticket can say how many it takes. */
    paste: (text: string) => apply(pasteGroups(typing, text)),
    select: ({ index }: { index: number }) => choose(index),
    move: ({ by }: { by: 1 | -1 }) => choose(Math.min(Math.max(typing.at + by, 0), groupsOnPad.length - 1)),
    random() {
      chosen.set(() => null);
      selection.drawRest();
    },
  };
}

/** Why a full ticket takes no digit more. */
function fullLabel({ id, name, groups: { least, most } }: SlotMethod): string {
  if (most === 1) return `Đã đủ ${DIGITS} chữ số`;
  const isMany = max3dProMethods.some((method) => method.id === id) && most > least;
  return isMany ? texts.groupsTooMany(name, most) : `Đã đủ ${most} bộ số`;
}
