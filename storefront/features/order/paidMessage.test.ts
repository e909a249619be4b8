import type { OrderLine } from '@veloc/rules';
import { gameEntry } from '@veloc/rules/testing/gameEntry';
import { expect, it } from 'vitest';
import { boughtFacts, paidMessage } from './paidMessage';

const now = Date.parse('2026-11-21T12:17:00+07:00');
const entries = [
  gameEntry(Date.parse('2026-11-22T18:00:00+07:00'), { gameId: 'mega', periodId: 'mega:01590' }),
  gameEntry(Date.parse('2026-11-21T18:00:00+07:00'), { gameId: 'power', periodId: 'power:20261121' }),
];
const line = (gameId: 'power' | 'keno' | 'mega', gameName: string, periodId: string | null, numberPeriod = 1) =>
  ({ gameId, gameName, periodId, numberPeriod }) as OrderLine;
const power = line('power', 'POWER 6/55', 'power:20261121');
const keno = line('keno', 'KENO BAO', 'keno:20261121:1224');

it.each([
  ['a draw by its day', [power, power], 'POWER 6/55 · quay 18:00 hôm nay'],
  ['whichever is on sale', [line('power', 'POWER 6/55', null)], 'POWER 6/55 · quay 18:00 hôm nay'],
  ['a draw by its number', [line('mega', 'MEGA 6/45', 'mega:01590')], 'MEGA 6/45 · quay 18:00 ngày mai'],
  ['the first of a run', [line('power', 'POWER 6/55', 'power:20261121', 3)], 'POWER 6/55 · kỳ đầu 18:00 hôm nay'],
  ['the first of several', [power, keno, keno], 'POWER 6/55 và KENO BAO · kỳ đầu 12:24 hôm nay'],
  ['a later draw', [line('power', 'POWER 6/55', 'power:20261124')], 'POWER 6/55 · quay 18:00 thứ ba 24/11'],
  ['a draw nobody knows the hour of', [line('mega', 'MEGA 6/45', 'mega:01601')], 'MEGA 6/45'],
])('names what was bought, and when it is drawn: %s', (_what, lines, label) => {
  expect(boughtFacts(lines, { entries, now }).join(' · ')).toBe(label);
});

it.each([
  ['a draw within five minutes', [line('keno', 'KENO', 'keno:20261121:1222')], '/result/live/keno%3A20261121%3A1222'],
  ['a later one', [keno], '/account/tickets?game=keno'],
  [
    'the soonest of several',
    [power, line('keno', 'KENO', 'keno:20261121:1220')],
    '/result/live/keno%3A20261121%3A1220',
  ],
  ['one that was over long ago', [line('keno', 'KENO', 'keno:20261121:1208')], '/account/tickets?game=keno'],
])('leads to where %s is watched', (_what, lines, href) => {
  expect(paidMessage(lines, { entries, now }).href).toBe(href);
});

it('names what its button leads to', () => {
  const label = (periodId: string) => paidMessage([line('keno', 'KENO', periodId)], { entries, now }).actionLabel;
  expect(label('keno:20261121:1220')).toBe('Xem trường quay');
  expect(label('keno:20261121:1320')).toBe('Xem vé của tôi');
});
