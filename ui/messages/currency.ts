import { useContext, useMemo } from 'react';
import { currencyFormat } from '../Money/formatMoney';
import { formatNumber } from './formats';
import { MessagesContext } from './MessagesContext';

/** Four digits alone are not parted in every language. */
const MILLION = 1_000_000;

/** What the page's language and currency make of an amount, for a control that writes it piece by piece. */
export function useCurrency() {
  const { locale, currency } = useContext(MessagesContext);
  return useMemo(() => {
    const format = currencyFormat(locale, currency);
    const kinds = format.formatToParts(0).map(({ type }) => type);
    const parted = format.formatToParts(MILLION).filter(({ type }) => type === 'group');
    return {
      sign: format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
      isSignFirst: kinds.indexOf('currency') < kinds.indexOf('integer'),
      /** Digits behind the decimal sign. */
      decimals: format.resolvedOptions().maximumFractionDigits ?? 0,
      /** The decimal sign. */
      point: formatNumber(1.1, locale).replace(/\d/g, ''),
      /** The signs that part thousands, of numbers and of amounts: in de-AT a space in the one, "." in the other. */
      groups: formatNumber(MILLION, locale).replace(/\d/g, '') + parted.map(({ value }) => value).join(''),
    };
  }, [locale, currency]);
}
