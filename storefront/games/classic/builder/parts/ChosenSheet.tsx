import { TICKET_PRICE } from '@veloc/rules';
import { BottomSheet, Button, formatMoney, Money, PlayLine } from '@veloc/ui';
import { useSheetOpen } from '../../../../state/contexts';
import { bleed } from '../../../../features/builder/Builder.css';
import { RemoveAll } from '../../../../features/builder/parts/BuilderSlots';
import type { Classic } from '../useClassic';

interface ChosenSheetProps {
  classic: Classic;
  open: boolean;
  onClose: () => void;
  /** A number was pressed, to take more or fewer of it. */
  onOpen: (id: string) => void;
}

/** What is chosen, which may lie far apart in the stock: each number to be changed or taken out, and all of them. */
export function ChosenSheet({ classic, open, onClose, onOpen }: ChosenSheetProps) {
  const { chosen, count } = classic;
  return (
    <BottomSheet
      open={useSheetOpen(open)}
      onClose={onClose}
      accent="classic"
      title="Vé bạn chọn"
      description={count > 0 ? `${count} vé · ${formatMoney(classic.total)}` : 'Bạn chưa chọn vé nào.'}
      footer={
        <Button wide onClick={onClose}>
          {count > 0 ? 'Xong' : 'Chọn vé trong kho'}
        </Button>
      }
    >
      <ul className={bleed}>
        {chosen.map(({ ticket: { id, numbers }, amount }) => (
          <li key={id}>
            <PlayLine
              kind={`${amount} vé`}
              digits={numbers}
              price={<Money amount={amount * TICKET_PRICE} />}
              onOpen={() => {
                onClose();
                onOpen(id);
              }}
              onRemove={() => classic.setAmount(id, 0)}
            />
          </li>
        ))}
      </ul>
      <RemoveAll builder={{ ...classic, started: count }} verb="bỏ">
        Bỏ chọn tất cả
      </RemoveAll>
    </BottomSheet>
  );
}
