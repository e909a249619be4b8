import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { typedAmount, writtenAmount, type AmountNotation } from './typedAmount';

/** An input that writes an amount in groups of thousands and keeps the caret behind the same digit. */
export function useAmountInput(
  amount: number | null,
  onAmount: (amount: number | null) => void,
  notation: AmountNotation,
  number: (whole: number) => string,
) {
  const typed = useRef<{ input: HTMLInputElement; signsBefore: number } | null>(null);
  // "4." and "4.5" are the amounts of "4" and "4.50".
  const [{ draft, isOpen }, setDraft] = useState({ draft: '', isOpen: false });
  const isDraft = draft !== '' && Number(draft) === amount;
  const whole = Number.isInteger(amount) ? String(amount) : amount?.toFixed(notation.decimals);
  const shown = whole === undefined ? '' : writtenAmount(isDraft ? draft : whole, notation, number);

  useLayoutEffect(() => {
    if (!typed.current) return;
    const { input, signsBefore } = typed.current;
    typed.current = null;
    let place = 0;
    for (let signs = 0; signs < signsBefore && place < shown.length; place += 1) {
      const sign = shown.charAt(place);
      if (/\d/.test(sign) || sign === notation.point) signs += 1;
    }
    input.setSelectionRange(place, place);
  });

  return {
    value: shown,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      const caret = target.selectionStart ?? target.value.length;
      const next = typedAmount(target.value, caret, shown, notation, isDraft && isOpen);
      typed.current = { input: target, signsBefore: next.signsBefore };
      setDraft(next);
      onAmount(next.draft === '' ? null : Number(next.draft));
    },
  };
}
