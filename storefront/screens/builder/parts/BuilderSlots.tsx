import { Button, DicesIcon, Text, TicketSlot, TicketSlotList, Trash2Icon } from '@veloc/ui';
import { centered } from '../Builder.css';
import { missingWords, placesOf } from '../slotWords';
import type { Builder } from '../useBuilder';

/** The six slots, the quick pick for all of them, and clearing them with a way back. */
export function BuilderSlots({ builder }: { builder: Builder }) {
  const { slots, method, done, started, removedCount } = builder;
  return (
    <>
      <TicketSlotList
        done={done}
        action={
          <Button
            kind="game"
            size="medium"
            icon={<DicesIcon />}
            onClick={() => builder.fill()}
            aria-disabled={done === slots.length}
          >
            Chọn nhanh {slots.length} vé
          </Button>
        }
      >
        {slots.map(({ code, picks: { numbers }, isDone }) => (
          <TicketSlot
            key={code}
            code={code}
            state={numbers.length === 0 ? 'empty' : isDone ? 'done' : 'partial'}
            numbers={numbers}
            places={placesOf(method, { numbers })}
            {...(numbers.length > 0 && !isDone ? { message: missingWords(method, numbers.length) } : {})}
            onOpen={() => builder.open(code)}
            onRandom={() => builder.fill(code)}
            onRemove={() => builder.removeSlot(code)}
          />
        ))}
      </TicketSlotList>
      <div className={centered} role="status">
        {removedCount > 0 ? (
          <>
            <Text as="span" size="label" tone="soft">
              Đã xóa {removedCount} vé.
            </Text>
            <Button kind="ghost" size="medium" onClick={builder.restore}>
              Hoàn tác
            </Button>
          </>
        ) : null}
        {started > 0 ? (
          <Button kind="muted" size="medium" icon={<Trash2Icon />} onClick={builder.removeAll}>
            Xóa tất cả
          </Button>
        ) : null}
      </div>
    </>
  );
}
