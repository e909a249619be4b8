import { slotsPrice } from '@veloc/rules';
import { Button, formatMoney } from '@veloc/ui';
import { Suspense, type ReactNode } from 'react';
import { actions, mainAction, odds, otherAction } from '../Builder.css';
import { useLateDraft, type PickerPart } from '../draft';
import { OddsLine } from '../odds/lazyOdds';
import { missingLabel } from '../slotLabels';

interface PickerFooterProps extends PickerPart {
  /** The last look at what is picked, over the buttons. */
  tray: ReactNode;
  onNext: () => void;
  onDone: () => void;
}

/** The last look at what is picked, the next slot, and the price for one draw to finish with. */
export function PickerFooter({ tray, onNext, onDone, ...part }: PickerFooterProps) {
  const { builder, code, face } = part;
  const { state, picks, method } = useLateDraft(part);
  const missing = (face.ask ?? face.missing)?.(picks, method) ?? missingLabel(builder.gameId, method, picks);
  const alone = { ...state, numberPeriod: 1, slots: state.slots.filter((slot) => slot.code === code) };
  return (
    <>
      {tray}
      <Suspense fallback={<div className={odds} />}>
        <OddsLine state={alone} />
      </Suspense>
      <div className={actions}>
        <Button kind="outline" className={otherAction} onClick={onNext}>
          Vé tiếp
        </Button>
        <Button className={mainAction} aria-disabled={missing !== ''} onClick={onDone}>
          {missing || `Xong · ${formatMoney(slotsPrice(alone))}`}
        </Button>
      </div>
    </>
  );
}
