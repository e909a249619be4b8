import { isGroup, slotGames } from '@veloc/rules';
import { DigitTiles, Notice } from '@veloc/ui';
import { useEffect, useRef } from 'react';
import { board, tiles } from '../Groups.css';
import { DIGITS } from '../typedGroups';
import { useGroupTyping, type GroupPart } from '../useGroupTyping';

/** The groups being typed, and what is wrong with them. A keyboard types into them as soon as the sheet is open. */
export function GroupTiles(part: GroupPart) {
  const { picks, method, groupsOnPad, active, wrong, whyNot, type, remove, select, paste } = useGroupTyping(part);
  const root = useRef<HTMLDivElement>(null);
  const { most } = method.groups;
  const isMidway = active !== undefined && !isGroup(groupsOnPad[active] ?? '');
  const problem = wrong.length > 0 || !isMidway ? slotGames[part.builder.gameId].warning?.(picks, method) : null;

  // From ticket to ticket, a keyboard goes on typing.
  useEffect(() => {
    const sheet = root.current?.closest('[role="dialog"]');
    const group = root.current?.querySelector<HTMLElement>('[data-group][tabindex="0"]');
    if (sheet?.contains(document.activeElement)) group?.focus({ preventScroll: true });
  }, []);

  // Many groups are more than the sheet shows at a time.
  useEffect(() => {
    if (active !== undefined) groupAt(root.current, active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div ref={root} className={board} onPaste={(event) => paste(event.clipboardData.getData('text'))}>
      <DigitTiles
        data-first-focus=""
        className={tiles}
        label="Bộ số"
        groups={groupsOnPad}
        length={DIGITS}
        active={active}
        wrong={wrong}
        size={most === 1 ? 62 : most === 2 ? 42 : 34}
        whyNot={whyNot}
        onType={type}
        onDelete={remove}
        onSelect={select}
      />
      <div role="status">{problem ? <Notice tone="danger">{problem}</Notice> : null}</div>
    </div>
  );
}

function groupAt(root: HTMLElement | null, place: number) {
  return root?.querySelectorAll('[data-group]')[place];
}
