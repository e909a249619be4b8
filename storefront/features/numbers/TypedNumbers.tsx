import type { ResultGame } from '@veloc/rules';
import { ChipGroup, Field } from '@veloc/ui';
import type { Typed } from '../../games/gamePresentation';
import { presentationOf } from '../../games/gamePresentations';

export const nothingTyped: Typed = { main: '', special: '', playType: 'straight' };

interface TypedNumbersProps {
  game: ResultGame;
  label: string;
  value: Typed;
  /** What is wrong with the numbers. */
  error: string | undefined;
  onChange: (typed: Typed) => void;
}

/** The fields that numbers of a game are typed into; `typedTicket` makes a ticket of them. */
export function TypedNumbers({ game, label, value, error, onChange }: TypedNumbersProps) {
  const fields = presentationOf(game).typed;
  const set = (change: Partial<Typed>) => onChange({ ...value, ...change });
  return (
    <>
      <Field
        label={label}
        inputMode="numeric"
        autoComplete="off"
        value={value.main}
        hint={fields?.hint}
        error={error}
        onChange={(change) => set({ main: change.value })}
      />
      {fields?.special ? (
        <Field
          label={fields.special.label}
          inputMode="numeric"
          autoComplete="off"
          value={value.special}
          hint={fields.special.hint}
          onChange={(change) => set({ special: change.value })}
        />
      ) : null}
      {fields?.playTypes ? (
        <ChipGroup
          label="Kiểu chơi"
          layout="grid"
          options={fields.playTypes}
          value={value.playType}
          onChange={(change) => set({ playType: change.value })}
        />
      ) : null}
    </>
  );
}
