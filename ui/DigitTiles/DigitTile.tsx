import type { VariantsOf } from '../internal/variants';
import { caret } from './DigitTile.css';
import { digitTile } from './DigitTile.variants';

const SMALLEST_WITH_DASH = 42;

interface DigitTileProps extends VariantsOf<typeof digitTile> {
  digit?: string | undefined;
}

/** One digit in the accent. It only shows: the group around it says what it reads. */
export function DigitTile({ digit, state = 'filled', size = 28 }: DigitTileProps) {
  return (
    <span aria-hidden="true" data-state={state} className={digitTile({ state, size })}>
      {digit ?? null}
      {state === 'typing' ? <span className={caret} /> : null}
      {state === 'empty' && size >= SMALLEST_WITH_DASH ? '–' : null}
    </span>
  );
}
