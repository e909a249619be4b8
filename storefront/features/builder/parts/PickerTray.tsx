import { NumberTray } from '@veloc/ui';
import { useLateDraft, type PickerPart } from '../draft';
import { placesOf } from '../slotLabels';

/** The balls picked so far, the specials behind the others. */
export function PickerTray(part: PickerPart) {
  const { picks, method } = useLateDraft(part);
  return (
    <NumberTray
      numbers={picks.numbers}
      places={placesOf(method, picks)}
      bonus={part.face.specials?.(picks) ?? picks.specials}
      bonusPlaces={method.specials.most}
    />
  );
}
