import { deleteDigit, isGroup, pasteGroups, typeDigit, typingOf, type GroupTyping } from '@veloc/rules';
import { useState } from 'react';
import { DIGITS, typedGroups } from '../../../features/groups/typedGroups';
import type { Board } from '../board';
import { DigitEntry } from './DigitEntry';

interface GroupBoardProps {
  board: Board;
  words: string;
  /** As typed: '168 005'. */
  value: string;
  onChange: (text: string) => void;
}

/** Groups of three digits, typed one after the other. */
export function GroupBoard({ board: { least, most }, words, value, onChange }: GroupBoardProps) {
  const [typing, setTyping] = useState<GroupTyping>(() => pasteGroups(typingOf([]), value, most));
  const groups = typedGroups(typing.groups, { least, most });
  const isFull = typing.groups.length === most && typing.groups.every(isGroup);

  const apply = (next: GroupTyping) => {
    setTyping(next);
    onChange(next.groups.filter(Boolean).join(' '));
  };

  return (
    <DigitEntry
      label="Bộ số"
      groups={groups}
      length={DIGITS}
      active={isFull ? undefined : Math.min(typing.at, groups.length - 1)}
      words={words}
      whyFull={isFull ? `Đã đủ ${most} bộ số` : undefined}
      onType={(digit) => apply(typeDigit(typing, digit, most))}
      onDelete={() => apply(deleteDigit(typing))}
      onClear={() => apply(typingOf([]))}
      onSelect={(at) => setTyping({ ...typing, at })}
      onPaste={(text) => apply(pasteGroups(typing, text, most))}
    />
  );
}
