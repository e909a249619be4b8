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
import { entry, listed } from '../Loto.css';
import { LIST, prizeLabel } from './LotoList';

interface LotoEntryProps {
  builder: Builder;
  /** Digits of the next number. */
  typed: string;
  onTyped: (digits: string) => void;
  onFold: () => void;
  /** Whether another part of the pad was here before, whose focus is handed on. */
  isSuccessor: boolean;
}

/**
 * The pad with its keys. What is typed goes into the list by its button; of a number from the list it starts with the
 * digits of that, and leaving it changes nothing.
 */
export function LotoEntry({ builder, typed, onTyped, onFold, isSuccessor }: LotoEntryProps) {
  const { slots, method, openCode, random } = builder;
  const type = lotoTypeOf(method.id);
  const opened = openCode === null ? undefined : builder.slotOf(openCode);
  const [changed, setChanged] = useState(opened?.picks.groups[0] ?? '');
  const digits = opened ? changed : typed;
  const setDigits = opened ? setChanged : onTyped;
  const [warning, setWarning] = useState<string | null>(null);
  const panel = useRef<HTMLElement>(null);

  // A line that was pressed is typed into next.
  useEffect(() => {
    if (openCode !== null || (isSuccessor && isFocusLost())) {
      panel.current?.querySelector<HTMLElement>('[data-group]')?.focus();
    }
  }, [openCode, isSuccessor]);

  if (!type) return null;
  const missing = lotoWarning(type, digits);
  const enter = (next: string) => {
    setWarning(null);
    setDigits(next);
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
    <EntryPanel
      ref={panel}
      className={entry}
      title={type.name}
      hint={
        missing === null
          ? `Trúng ${prizeLabel(type, digits.length, opened?.amount ?? builder.betAmount)}`
          : askLabel(type)
      }
      figure={
        <DigitTiles
          label="Số"
          groups={[digits]}
          length={tileCount(type, digits)}
          least={Math.min(...lotoLengths(type))}
          active={0}
          size={42}
          onType={({ digit }) => enter(typeLotoDigit(digits, digit))}
          onDelete={() => enter(digits.slice(0, -1))}
        />
      }
      actions={
        opened ? null : (
          <>
            {builder.done > 0 ? <Listed builder={builder} onFold={onFold} /> : null}
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
      onPaste={(event) => enter(pasteLotoDigits(event.clipboardData.getData('text')))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.dataset.group !== undefined) {
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
        onType={({ digit }) => enter(typeLotoDigit(digits, digit))}
        onDelete={() => enter(digits.slice(0, -1))}
        onRandom={() => enter(randomLotoDigits({ random, type }))}
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
  );
}

/** Where a short page has no room for the list: how long it is, with its newest numbers, and the way there without the keys. */
function Listed({ builder, onFold }: Pick<LotoEntryProps, 'builder' | 'onFold'>) {
  const count = `Xem ${builder.done} số`;
  const figures = newestFirst(builder).join(' · ');
  return (
    <Button
      kind="accent"
      size="medium"
      className={listed}
      aria-label={`${count}: ${figures}`}
      onClick={() => {
        onFold();
        showList();
      }}
    >
      <span>{count}</span>
      <Text as="span" size="caption" tone="soft" cut>
        {figures}
      </Text>
    </Button>
  );
}

/** 'Nhập 4 chữ số', 'Nhập 2 hoặc 3 chữ số'. */
export function askLabel(type: LotoType): string {
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

/** Whether what had the focus is gone from the page. */
export const isFocusLost = () => document.activeElement === document.body;

function showList() {
  const list = document.getElementById(LIST);
  list?.scrollIntoView({ block: 'start' });
  list?.querySelector('button')?.focus({ preventScroll: true });
}
