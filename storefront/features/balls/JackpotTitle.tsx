import { Money } from '@veloc/ui';
import { shortAmount } from './ballLabels';
import * as styles from './JackpotTitle.css';

interface JackpotTitleProps {
  /** 'Jackpot 1:', 'Độc Đắc'. */
  name: string;
  /** Đồng; null while nobody knows it. */
  amount: number | null;
}

/** A jackpot in a game's header, on one line on any phone. */
export function JackpotTitle({ name, amount }: JackpotTitleProps) {
  const short = amount === null ? null : shortAmount(amount);
  return (
    <>
      {name}{' '}
      <span className={short === null ? undefined : styles.whole}>
        <Money amount={amount} />
      </span>
      {short === null ? null : <span className={styles.short}>{short}</span>}
    </>
  );
}
