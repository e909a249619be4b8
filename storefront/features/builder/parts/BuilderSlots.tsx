import { isEmpty, TICKET_PRICE, type SlotId } from '@veloc/rules';
import { Button, DicesIcon, Inline, Text, TicketSlot, TicketSlotList, Trash2Icon } from '@veloc/ui';
import { useEffect, useRef } from 'react';
import { centered } from '../Builder.css';
import { QuickPickWords } from './QuickPickWords';
import { plainPresentation, type SlotPresentation } from '../slotPresentation';
import { isBao, missingLabel, placesOf } from '../slotLabels';
import type { Builder } from '../useBuilder';

interface BuilderSlotsProps {
  builder: Builder;
  presentation?: SlotPresentation;
  /**
   * A slot was pressed.
   * @default opens its picker
   */
  onOpen?: (code: SlotId) => void;
}

/** The slots, the quick pick for all of them, and clearing them with a way back. */
export function BuilderSlots({ builder, presentation = plainPresentation, onOpen = builder.open }: BuilderSlotsProps) {
  const { gameId, slots, done, started } = builder;
  return (
    <>
      <TicketSlotList done={done} action={<QuickPick builder={builder} presentation={presentation} />}>
        {slots.map((slot) => {
          const { code, picks, isDone } = slot;
          const method = builder.methodOf(slot);
          const isFree = isEmpty(picks);
          const missing =
            isFree || isDone ? '' : (presentation.missing?.(picks, method) ?? missingLabel(gameId, method, picks));
          return (
            <TicketSlot
              key={code}
              code={code}
              state={isFree ? 'empty' : isDone ? 'done' : 'partial'}
              numbers={picks.numbers}
              places={placesOf(method, picks)}
              bonus={isFree ? [] : (presentation.specials?.(picks) ?? picks.specials)}
              bonusPlaces={method.specials.most}
              figure={presentation.figure?.(slot, method)}
              price={presentation.aside?.(slot, method)}
              {...(missing === '' ? {} : { message: missing })}
              // An outcome is chosen on its card.
              prompt={
                slot === slots[0] && started === 0 && method.outcomes.length === 0 ? 'Chạm để chọn số' : undefined
              }
              onOpen={() => onOpen(code)}
              onRandom={() => builder.fill(code)}
              onRemove={() => builder.removeSlot(code)}
            />
          );
        })}
      </TicketSlotList>
      <RemoveAll builder={builder} />
    </>
  );
}

/**
 * Fills all tickets, with what they will cost; one a press of a bao, since six of them are soon a month's pay, and where
 * the game says so.
 */
function QuickPick({ builder, presentation }: Required<Pick<BuilderSlotsProps, 'builder' | 'presentation'>>) {
  const { slots, method, numberPeriod, betAmount } = builder;
  const free = slots.filter(({ isDone }) => !isDone);
  const [next] = free;
  const isOne = isBao(method) || presentation.drawsOne === true;
  const count = isOne ? 1 : free.length;
  const price = method.unit * (isBao(method) ? TICKET_PRICE : betAmount) * numberPeriod;
  return (
    <Button
      kind="accent"
      size="medium"
      icon={<DicesIcon />}
      onClick={() => builder.fill(isOne ? next?.code : undefined)}
      aria-disabled={!next}
    >
      {next ? (
        <QuickPickWords count={count} sum={presentation.isPricedByPicks?.(method) ? null : count * price} />
      ) : (
        `Đã đủ ${slots.length} vé`
      )}
    </Button>
  );
}

interface RemoveAllProps {
  builder: Pick<Builder, 'started' | 'removedCount' | 'restore' | 'removeAll'> & { left?: Builder['left'] };
  /** What is done to tickets here. @default 'xóa' */
  verb?: 'xóa' | 'bỏ';
  /** @default 'Xóa tất cả' */
  children?: string;
  className?: string;
}

/** Clears all slots. The way back, also from what a picker was left with, comes into sight from under the footer. */
export function RemoveAll({
  builder: { started, removedCount, left, restore, removeAll },
  verb = 'xóa',
  children = 'Xóa tất cả',
  className = '',
}: RemoveAllProps) {
  const row = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if ((isPressed.current && removedCount > 0) || left) row.current?.scrollIntoView({ block: 'nearest' });
    isPressed.current = false;
  }, [removedCount, left]);
  return (
    <Inline ref={row} justify="center" className={`${centered} ${className}`} role="status">
      {removedCount > 0 || left ? (
        <>
          <Text as="span" size="label" tone="soft">
            {left ? `Đã giữ số đang chọn của vé ${left}.` : `Đã ${verb} ${removedCount} vé.`}
          </Text>
          <Button kind="ghost" size="medium" onClick={restore}>
            Hoàn tác
          </Button>
        </>
      ) : null}
      {started > 0 ? (
        <Button
          kind="muted"
          size="medium"
          icon={<Trash2Icon />}
          onClick={() => {
            isPressed.current = true;
            removeAll();
          }}
        >
          {children}
        </Button>
      ) : null}
    </Inline>
  );
}
