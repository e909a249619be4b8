import { Button, ChipGroup, DicesIcon, Facts, formatMoney, Money, PlayLine, Text, TicketSlotList } from '@veloc/ui';
import { lotoTypeOf, TICKET_PRICE, type LotoType } from '@veloc/rules';
import type { Builder } from '../../../../features/builder/useBuilder';
import { QuickPickWords } from '../../../../features/builder/parts/QuickPickWords';
import { RemoveAll } from '../../../../features/builder/parts/BuilderSlots';
import { empty, nothingListed, prizes, removeAll, rule } from '../Loto.css';

/** The pad leads to it where it has no room beside it. */
export const LIST = 'loto-list';

/** When a number of each type wins, on one line of the narrowest phone. */
const winsWhen: Readonly<Record<LotoType['id'], string>> = {
  D: 'Trùng giải Tám (2 số), giải Bảy (3 số) là trúng.',
  C: 'Trùng 2 hoặc 3 số cuối giải Đặc biệt là trúng.',
  DC: 'Trùng như Đầu hay Cuối, cả hai thì nhận cả hai.',
  L7: 'Trùng 3 số cuối một trong 7 giải Tư là trúng.',
  L16: 'Trùng 4 số cuối, từ giải Sáu trở lên, là trúng.',
  L17: 'Trùng 3 số cuối, từ giải Bảy trở lên, là trúng.',
  L18: 'Trùng 2 số cuối của một trong 18 số là trúng.',
};

/** '10.000 ₫ trúng 700.000 ₫ (2 số)', '5.000.000 ₫ (3 số)'; of one length without it. */
function prizesPer(type: LotoType): string[] {
  const lengths = Object.keys(type.values).map(Number);
  return lengths.map((digits, index) => {
    const of = lengths.length > 1 ? `\u00A0(${digits}\u00A0số)` : '';
    return `${index === 0 ? `${formatMoney(TICKET_PRICE)} trúng ` : ''}${prizeLabel(type, digits, TICKET_PRICE)}${of}`;
  });
}

/** '700.000 ₫' for a stake on so many digits; '39.000 ₫/lần' where several of the drawn numbers can end in them. */
export function prizeLabel({ id, values }: LotoType, digits: number, stake: number): string {
  const prize = formatMoney(((values[digits] ?? 0) * stake) / TICKET_PRICE);
  return id === 'D' || id === 'C' ? prize : `${prize}/lần`;
}

/** The seven ways to play a number, and when the chosen one wins; the next one typed takes it. */
export function LotoTypes({ builder }: { builder: Builder }) {
  const type = lotoTypeOf(builder.method.id);
  return (
    <div>
      <ChipGroup
        label="Cách chơi"
        layout="grid"
        options={builder.methods.map(({ id, name }) => ({ value: id, label: name }))}
        value={builder.method.id}
        onChange={({ value }) => builder.setMethod(value)}
      />
      <Text as="p" size="caption" tone="soft" className={rule} aria-live="polite">
        {type ? (
          <>
            {winsWhen[type.id]}
            <span className={prizes}>
              <Facts facts={prizesPer(type)} />
            </span>
          </>
        ) : null}
      </Text>
    </div>
  );
}

/** The numbers typed so far, each to be changed or taken away. */
export function LotoList({ builder }: { builder: Builder }) {
  const { slots, done, openCode, removedCount } = builder;
  const free = slots.length - done;
  return (
    <>
      <TicketSlotList
        id={LIST}
        className={done === 0 ? nothingListed : undefined}
        done={done}
        places={slots.length}
        action={
          <Button
            kind="accent"
            size="medium"
            icon={<DicesIcon />}
            onClick={() => builder.fill()}
            aria-disabled={free === 0}
          >
            {free === 0 ? 'Đã đủ vé' : <QuickPickWords count={free} sum={free * builder.betAmount} />}
          </Button>
        }
      >
        {slots
          .filter(({ isDone }) => isDone)
          .map(({ code, picks, methodId, amount }) => (
            <PlayLine
              key={code}
              kind={lotoTypeOf(methodId ?? '')?.name ?? ''}
              digits={picks.groups[0] ?? ''}
              price={<Money amount={amount ?? builder.betAmount} />}
              active={code === openCode}
              onOpen={() => {
                builder.setMethod(methodId ?? builder.method.id);
                builder.open(code);
              }}
              onRemove={() => {
                if (code === openCode) builder.close();
                builder.clearSlot(code);
              }}
            />
          ))}
        {done === 0 ? (
          <Text size="label" tone="soft" className={empty}>
            Nhập số ở dưới rồi thêm vào danh sách.
          </Text>
        ) : null}
      </TicketSlotList>
      {done > 0 || removedCount > 0 ? <RemoveAll builder={builder} className={removeAll} /> : null}
    </>
  );
}
