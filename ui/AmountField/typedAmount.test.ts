import { beforeEach, expect, test } from 'vitest';
import { typedAmount, writtenAmount } from './typedAmount';

const euro = { decimals: 2, point: '.', groups: ',', locale: 'en' };
const euroInGerman = { decimals: 2, point: ',', groups: '.', locale: 'de' };
const euroInFrench = { decimals: 2, point: ',', groups: '\u202F\u00A0', locale: 'fr' };
const euroInVietnamese = { decimals: 2, point: ',', groups: '.', locale: 'vi-VN' };
const dinar = { decimals: 3, point: '.', groups: ',', locale: 'en' };
const dong = { decimals: 0, point: ',', groups: '.', locale: 'vi-VN' };
const dongInEnglish = { decimals: 0, point: '.', groups: ',', locale: 'en' };
type Notation = typeof euro;

/** Whether the sign that was typed last may still part thousands. */
let isOpen = false;

/** What is in the field once `text` took the place of what the caret `|`, or the pair of them, marks in `shown`. */
function put(text: string, marked: string, notation: Notation): string {
  const [before = '', between = '', after] = marked.split('|');
  const rest = after ?? between;
  const shown = before + (after === undefined ? '' : between) + rest;
  const next = typedAmount(before + text + rest, (before + text).length, shown, notation, isOpen);
  const { draft, signsBefore } = next;
  isOpen = next.isOpen;
  if (draft === '') return '|';
  const written = writtenAmount(draft, notation, (whole) => whole.toLocaleString(notation.locale));
  let place = 0;
  for (let signs = 0; signs < signsBefore; place += 1) {
    if (/\d/.test(written.charAt(place)) || written[place] === notation.point) signs += 1;
  }
  return `${written.slice(0, place)}|${written.slice(place)}`;
}

beforeEach(() => {
  isOpen = false;
});

const typedAtOnce = (text: string, notation: Notation) =>
  [...text].reduce((field, key) => put(key, field, notation), '|');

test.each([
  ['4.50', euro, '4.50|'],
  ['4,50', euroInGerman, '4,50|'],
  // The groups of thousands, which people type who see them written.
  ['1,000', euro, '1,000|'],
  ['10,000', euro, '10,000|'],
  ['£1,250.00', euro, '1,250.00|'],
  ['1.250,00', euroInGerman, '1.250,00|'],
  ['1.250,00', euroInVietnamese, '1.250,00|'],
  // The key of a numeric pad, where no group could be meant.
  ['4.50', euroInFrench, '4,50|'],
  ['4,50', euroInFrench, '4,50|'],
  ['1 250.50', euroInFrench, '1\u202F250,50|'],
  // The only sign on the pad of a phone in another language.
  ['4,50', euro, '4.50|'],
  ['4,5', euro, '4.5|'],
  ['4,', euro, '4.|'],
  [',5', euro, '0.5|'],
  ['4.50', euroInGerman, '4,50|'],
  ['1250,50', euro, '1,250.50|'],
  ['1,250,50', euro, '1,250.50|'],
  ['1,00,000', euro, '100,000|'],
  ['1,234,567.89', euro, '1,234,567.89|'],
  ['4,509', euro, '4,509|'],
  ['4.50,9', euro, '4.50|'],
  ['4,5.0', euro, '45.0|'],
  ['1,000', dinar, '1,000|'],
  ['1234567.89', euro, '1,234,567.89|'],
  ['.5', euro, '0.5|'],
  ['4.', euro, '4.|'],
  ['4.509', euro, '4.50|'],
  ['4.5.0', euro, '4.50|'],
  ['007', euro, '7|'],
  ['12345678901.99', euro, '1,234,567,890.99|'],
  ['50.000', dong, '50.000|'],
  ['50,000', dong, '50.000|'],
  ['50,000', dongInEnglish, '50,000|'],
  ['1234567890123', dong, '123.456.789.012|'],
])('keys %s', (keys, notation, field) => expect(typedAtOnce(keys, notation)).toBe(field));

test.each([
  ['1,234.50', euro, '1,234.50|'],
  ['1.234,50', euro, '1,234.50|'],
  ['€ 4,50', euro, '4.50|'],
  ['12,345', euro, '12,345|'],
  ['12.345', euro, '12.34|'],
  ['.345', euro, '0.34|'],
  ['12.345', euroInGerman, '12.345|'],
  ['1,234,567', euro, '1,234,567|'],
  ['50.000 ₫', dong, '50.000|'],
  ['50,000', dong, '50.000|'],
  // A statement's two decimals are not a hundred times the amount.
  ['50000.00', dong, '50.000|'],
  ['1,250,000.00', dong, '1.250.000|'],
  ['', euro, '|'],
])('pasted %s', (text, notation, field) => expect(put(text, '|', notation)).toBe(field));

test.each([
  ['9', '1|.250.000', dong, '19|.250.000'],
  ['', '1|2|.345', dong, '1|.345'],
  ['', '4.5|0|', euro, '4.5|'],
  ['', '4|.|50', euro, '4|50'],
  ['.', '1|,234', euro, '1.|23'],
  [',', '1|,234', euro, '1|,234'],
  [',', '1,23|4', euro, '123.|4'],
  ['.', '12.5|0', euro, '12.5|0'],
  ['7', '|4.50|', euro, '7|'],
  ['0.50', '1,2|34.56|', euro, '120.50|'],
])('%s put into %s', (text, marked, notation, field) => expect(put(text, marked, notation)).toBe(field));
