import { useContext, useMemo } from 'react';
import { currencyFormat } from '../Money/formatMoney';
import { formatNumber } from './formats';
import { MessagesContext } from './MessagesContext';

/** What the page's language and currency make of an amount, for a control that writes it piece by piece. */
export function useCurrency() {
  const { locale, currency } = useContext(MessagesContext);
  return useMemo(() => {
    const format = currencyFormat(locale, currency);
    const kinds = format.formatToParts(0).map(({ type }) => type);
    return {
      sign: format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
      isSignFirst: kinds.indexOf('currency') < kinds.indexOf('integer'),
      /** Digits behind the decimal sign. */
      decimals: format.resolvedOptions().maximumFractionDigits ?? 0,
      /** The decimal sign. */
      point: formatNumber(1.1, locale).replace(/\d/g, ''),
    };
  }, [locale, currency]);
}
