import { useContext } from 'react';
import { formatMoney } from '../Money/formatMoney';
import { MessagesContext } from './MessagesContext';

const numbers = new Map<string, Intl.NumberFormat>();

/** Numbers as the language writes them: 1234.5 as "1.234,5" in Vietnamese. */
export function formatNumber(value: number, locale = 'vi-VN'): string {
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, format);
  return format.format(value);
}

/** How the page's language writes numbers and amounts. */
export function useFormats() {
  const { locale, currency, trailingZeros } = useContext(MessagesContext);
  return {
    number: (value: number) => formatNumber(value, locale),
    money: (amount: number) => formatMoney(amount, { locale, currency, trailingZeros }),
  };
}
