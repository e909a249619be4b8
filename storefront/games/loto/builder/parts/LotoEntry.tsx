import {
  isEmpty,
  lotoLengths,
  lotoLimitWarning,
  lotoTypeOf,
  lotoWarning,
  pasteLotoDigits,
  randomLotoDigits,
  typeLotoDigit,
  type LotoType,
} from '@veloc/rules';
import { Button, Columns, DigitPad, DigitTiles, EntryPanel, Notice, PlusIcon, Text } from '@veloc/ui';
import { useEffect, useRef, useState } from 'react';
import type { Builder } from '../../../../features/builder/useBuilder';
import { entry, listed, listEnd } from '../Loto.css';
import { LIST } from './LotoList';

/**
 * The pad. What is typed goes into the list by its button; of a number from the list it starts with the digits of that,
 * and leaving it changes nothing.
 */
export function LotoEntry({ builder }: { builder: Builder }) {
  const { slots, method, openCode, random } = builder;
  const type = lotoTypeOf(method.id);
  const opened = openCode === null ? undefined : builder.slotOf(openCode);
  const [digits, setDigits] = useState(opened?.picks.groups[0] ?? '');
  const [warning, setWarning] = useState<string | null>(null);
  const panel = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef(builder.done);

  // A line that was pressed is typed into next.
  useEffect(() => {
    if (openCode !== null) panel.current?.querySelector<HTMLElement>('[data-group]')?.focus();
  }, [openCode]);

  // The list grows at its end; whoever types sees what was added and goes on where they were. A short page stays
  // where station and stake can be read, and its button to the list tells what was added.
  useEffect(() => {
    if (seen.current !== builder.done) end.current?.scrollIntoView({ block: 'nearest' });
    seen.current = builder.done;
  }, [builder.done]);

  if (!type) return null;
  const missing = lotoWarning(type, digits);
  const setTyped = (typed: string) => {
    setWarning(null);
    setDigits(typed);
  };
  const add = () => {
    const place = openCode ?? slots.find(({ picks }) => isEmpty(picks))?.code;
    const refusal = (opened ? null : lotoLimitWarning(builder.done)) ?? missing;
    setWarning(refusal);
    if (refusal !== null || place === undefined) return;
    builder.setPicks(place, { groups: [digits] });
    setDigits('');
    builder.close();
  };

  return (
    <>
      <div ref={end} className={listEnd} />
      <EntryPanel
        ref={panel}
        className={entry}
        title={type.name}
        hint={askLabel(type)}
        figure={
          <DigitTiles
            label="Số"
            groups={[digits]}
            length={tileCount(type, digits)}
            least={Math.min(...lotoLengths(type))}
            active={0}
            size={42}
            onType={({ digit }) => setTyped(typeLotoDigit(digits, digit))}
            onDelete={() => setTyped(digits.slice(0, -1))}
          />
        }
        actions={
          opened ? null : (
            <>
              {builder.done > 0 ? <Listed builder={builder} /> : null}
              <Button
                kind={missing === null ? 'primary' : 'muted'}
                icon={<PlusIcon />}
                aria-label="Thêm số vào danh sách"
                onClick={add}
              >
                Thêm số
              </Button>
            </>
          )
        }
        onPaste={(event) => setTyped(pasteLotoDigits(event.clipboardData.getData('text')))}
        onKeyDown={(event) => {
          if (
            event.key === 'Enter' &&
            event.target instanceof HTMLElement &&
            event.target.dataset.group !== undefined
          ) {
            event.preventDefault();
            if (digits !== '') add();
          }
        }}
      >
        {warning === null ? null : (
          <Notice tone="warning" role="alert">
            {warning}
          </Notice>
        )}
        <DigitPad
          shape="compact"
          label="Nhập số"
          onType={({ digit }) => setTyped(typeLotoDigit(digits, digit))}
          onDelete={() => setTyped(digits.slice(0, -1))}
          onRandom={() => setTyped(randomLotoDigits({ random, type }))}
        />
        {opened ? (
          <Columns columns="auto 1fr" gap={10}>
            <Button kind="muted" onClick={builder.close}>
              Giữ số cũ
            </Button>
            <Button kind={missing === null ? 'primary' : 'accent'} onClick={add}>
              Đổi số
            </Button>
          </Columns>
        ) : null}
      </EntryPanel>
    </>
  );
}

/** Where a short page has no room for the list: how long it is, with its newest numbers, and the way there. */
function Listed({ builder }: { builder: Builder }) {
  const count = `Xem ${builder.done} số`;
  const figures = newestFirst(builder).join(' · ');
  return (
    <Button kind="accent" size="medium" className={listed} aria-label={`${count}: ${figures}`} onClick={showList}>
      <span>{count}</span>
      <Text as="span" size="caption" tone="soft" cut>
        {figures}
      </Text>
    </Button>
  );
}

/** 'Nhập 4 chữ số', 'Nhập 2 hoặc 3 chữ số'. */
function askLabel(type: LotoType): string {
  return `Nhập ${lotoLengths(type).join(' hoặc ')} chữ số`;
}

/** How many tiles the pad shows: as many as the type takes at most, and no fewer than are typed. */
function tileCount(type: LotoType, digits: string): number {
  return Math.max(digits.length, ...lotoLengths(type));
}

/** What was added last stands first: it is what one looks for. */
function newestFirst({ slots }: Builder): string[] {
  return slots
    .filter(({ isDone }) => isDone)
    .map(({ picks }) => picks.groups[0] ?? '')
    .toReversed();
}

function showList() {
  const list = document.getElementById(LIST);
  list?.scrollIntoView({ block: 'start' });
  list?.querySelector('button')?.focus({ preventScroll: true });
}
