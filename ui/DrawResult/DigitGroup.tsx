import { DigitTile } from '../DigitTiles/DigitTile';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './DrawResult.css';

const tileSize = { mini: 22, small: 22, medium: 26, large: 28 } as const;

interface DigitGroupProps {
  digits: string;
  state: 'selected' | 'matched' | 'drawn' | 'unmatched';
  size: keyof typeof tileSize;
}

/** A number as digit tiles, for games of three digits; screen readers hear one number. */
export function DigitGroup({ digits, state, size }: DigitGroupProps) {
  const words = useMessages('draw', lottery.draw);
  return (
    <span className={styles.group}>
      <VisuallyHidden>
        {state === 'matched' || state === 'drawn' ? `${digits}, ${words[state]}` : digits}
      </VisuallyHidden>
      {[...digits].map((digit, index) => (
        <DigitTile
          // oxlint-disable-next-line react/no-array-index-key -- a digit has no id beside its position
          key={index}
          digit={digit}
          state={state === 'selected' ? 'filled' : state}
          size={tileSize[size]}
        />
      ))}
    </span>
  );
}
