import { expect, it } from 'vitest';
import { statusSentence } from './order';

const order = (periodId: string | null, numberPeriod = 1) =>
  ({ status: 'paid', items: [{ periodId, numberPeriod }] }) as unknown as Parameters<typeof statusSentence>[0];
const at = (text: string) => Date.parse(`${text}+07:00`);

it.each([
  ['mega:20261121', 1, '2026-11-21T23:59:00', 'sẵn sàng dự thưởng'],
  ['mega:20261121', 1, '2026-11-22T00:00:00', 'Kỳ quay đã qua'],
  ['mega:20261121', 3, '2026-11-22T00:00:00', 'sẵn sàng dự thưởng'],
  ['keno:20261121:1208', 1, '2026-11-21T12:09:00', 'Kỳ quay đã qua'],
  [null, 1, '2026-11-22T00:00:00', 'sẵn sàng dự thưởng'],
] as const)('a paid order of %s over %i says at %s: %s', (periodId, numberPeriod, moment, words) => {
  expect(statusSentence(order(periodId, numberPeriod), at(moment))).toContain(words);
});
