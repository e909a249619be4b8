import { useLayoutEffect, useRef, type ChangeEvent } from 'react';

const MOST_DIGITS = 12;

const onlyDigits = (text: string) => text.replace(/\D/g, '').slice(0, MOST_DIGITS);

/** An input that writes a whole amount in groups of thousands and keeps the caret behind the same digit. */
export function useGroupedInput(
  amount: number | null,
  onAmount: (amount: number | null) => void,
  format: (amount: number) => string,
) {
  const typed = useRef<{ input: HTMLInputElement; digitsBefore: number } | null>(null);
  const shown = amount === null ? '' : format(amount);

  useLayoutEffect(() => {
    if (!typed.current) return;
    const { input, digitsBefore } = typed.current;
    typed.current = null;
    let place = 0;
    for (let digits = 0; digits < digitsBefore && place < shown.length; place += 1) {
      if (/\d/.test(shown.charAt(place))) digits += 1;
    }
    input.setSelectionRange(place, place);
  });

  return {
    value: shown,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      const before = target.value.slice(0, target.selectionStart ?? target.value.length);
      typed.current = { input: target, digitsBefore: onlyDigits(before).length };
      const digits = onlyDigits(target.value);
      onAmount(digits === '' ? null : Number(digits));
    },
  };
}
