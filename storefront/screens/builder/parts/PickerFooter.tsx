import { Button, formatMoney, NumberTray } from '@veloc/ui';
import { actions } from '../Builder.css';
import { useDraft } from '../draft';
import { missingWords, placesOf } from '../slotWords';
import type { PickerPartProps } from './PickerTools';

interface PickerFooterProps extends PickerPartProps {
  onNext: () => void;
  onDone: () => void;
}

/** The last look at what is picked, the next slot, and the price to finish with. */
export function PickerFooter({ onNext, onDone, ...part }: PickerFooterProps) {
  const { builder, code } = part;
  const { numbers } = useDraft(part);
  const missing = missingWords(builder.method, numbers.length);
  return (
    <>
      <NumberTray numbers={numbers} places={placesOf(builder.method, { numbers })} />
      <div className={actions}>
        <Button kind="outline" onClick={onNext}>
          Vé tiếp
        </Button>
        <Button aria-disabled={missing !== ''} onClick={onDone}>
          {missing || `Xong · ${formatMoney(builder.priceOf(code, numbers))}`}
        </Button>
      </div>
    </>
  );
}
