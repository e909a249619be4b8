import { useContext, useMemo, type ReactNode } from 'react';
import { MessagesContext, type Language } from './MessagesContext';

export interface MessagesProviderProps {
  /** BCP 47, for numbers and amounts. @default 'vi-VN' */
  locale?: string | undefined;
  /** ISO 4217, of all amounts that name no other; they come in its units, 12.5 for "$12.50". @default 'VND' */
  currency?: string | undefined;
  /**
   * Writes a whole amount with the decimals of its currency, "$5.00" beside "$2.50"; a jackpot has none in any case.
   * @default false
   */
  trailingZeros?: boolean | undefined;
  /** Sentences by component, for instance `english`. What is missing is said as outside of this provider. */
  messages?: Language['messages'] | undefined;
  children: ReactNode;
}

/** Gives every component below its language. Without it they speak Vietnamese and count đồng. */
export function MessagesProvider({ locale, currency, trailingZeros, messages, children }: MessagesProviderProps) {
  const outer = useContext(MessagesContext);
  const language = useMemo(
    () => ({
      locale: locale ?? outer.locale,
      currency: currency ?? outer.currency,
      trailingZeros: trailingZeros ?? outer.trailingZeros,
      messages: { ...outer.messages, ...messages },
    }),
    [outer, locale, currency, trailingZeros, messages],
  );
  return <MessagesContext value={language}>{children}</MessagesContext>;
}
