import { useContext, type ComponentProps } from 'react';
import { Digits } from '../Digits/Digits';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { MessagesContext } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import { formatMoney } from './formatMoney';
import * as styles from './Money.css';

export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole đồng, or units of another currency, 12.5 for "$12.50" and 12 for "$12". `null`, or −1 for a balance nobody knows yet, shows a bar instead of a number. */
  amount: number | null;
  /**
   * Writes a plus before what came in.
   * @default false
   */
  plus?: boolean | undefined;
  /**
   * Figures of one width, for columns and for sums that count.
   * @default false
   */
  aligned?: boolean | undefined;
  /** ISO 4217. @default that of the MessagesProvider, else 'VND' */
  currency?: string | undefined;
  /** Writes what is whole with its decimals, "$12.00". @default as the MessagesProvider says, else false */
  trailingZeros?: boolean | undefined;
}

/** An amount of money. Size, weight and colour are those of the text around it. */
export function Money({
  amount,
  plus = false,
  aligned = false,
  currency,
  trailingZeros,
  className,
  ...rest
}: MoneyProps) {
  const language = useContext(MessagesContext);
  const names = [styles.money, className].filter(Boolean).join(' ');
  if (amount === null || amount === -1) {
    return (
      <span {...rest} className={names}>
        <span className={styles.unknown} aria-hidden="true" />
        <VisuallyHidden>{(language.messages.money ?? shell.money).unknown}</VisuallyHidden>
      </span>
    );
  }
  const written = formatMoney(amount, {
    plus,
    locale: language.locale,
    currency: currency ?? language.currency,
    trailingZeros: trailingZeros ?? language.trailingZeros,
  });
  return aligned ? (
    <Digits {...rest} text={written} className={names} />
  ) : (
    <span {...rest} className={names}>
      {written}
    </span>
  );
}
