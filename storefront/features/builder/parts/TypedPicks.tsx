import { Field } from '@veloc/ui';
import { useState, type KeyboardEvent } from 'react';
import { useSelection, type PickerPart } from '../selection';
import { typedPicks, typedText } from '../typedPicks';

interface TypedPicksProps extends PickerPart {
  /** What is picked is enough, and the next slot is asked for. */
  onNext: () => void;
}

/** Balls picked by typing them, for who has a keyboard before them. */
export function TypedPicks({ onNext, ...part }: TypedPicksProps) {
  const { slot, picks, method, set, drawRest } = useSelection(part);
  const [pending, setPending] = useState('');
  const [refused, setRefused] = useState<number | null>(null);
  const { most, from, to } = method.numbers;
  const isFull = picks.numbers.length >= most;

  const type = (text: string) => {
    const typed = typedPicks(text, { from, to });
    set({ numbers: typed.numbers.slice(0, most) });
    setPending(typed.numbers.length < most ? typed.pending : '');
    setRefused(typed.refused);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && slot.isDone) onNext();
    else if (event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey) drawRest();
    else return;
    event.preventDefault();
    setPending('');
    setRefused(null);
  };

  return (
    <Field
      label="Gõ số"
      labelHidden
      placeholder={`Gõ số, từ ${typedText([from], '')} đến ${to}`}
      inputMode="numeric"
      autoComplete="off"
      value={typedText(picks.numbers, isFull ? '' : pending)}
      onChange={({ value }) => type(value)}
      onKeyDown={press}
      error={
        refused === null ? undefined : `Không có số ${typedText([refused], '')}. Số của trò chơi này từ 01 đến ${to}.`
      }
      hint="Enter: vé tiếp theo · R: chọn nhanh · ⌫: xóa số"
    />
  );
}
