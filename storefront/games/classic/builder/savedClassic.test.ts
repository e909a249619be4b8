import { expect, it } from 'vitest';
import { savedChoice, savedText } from './savedClassic';

const draw = { channelId: 'tphcm', channelName: 'TP. Hồ Chí Minh', resultDate: '21/11/2026' };
const ticket = { id: 'classic:20261121:tphcm:2768', numbers: '2768', amount: 12 };
const text = savedText({ draw, chosen: [{ ticket, amount: 2 }] });

it('brings back what was chosen of the same channel and day', () => {
  expect(savedChoice(text, draw, [ticket])).toEqual([{ ticket, amount: 2 }]);
});

it('keeps nothing where nothing is chosen', () => {
  expect([savedText({ draw, chosen: [] }), savedText({ draw: null, chosen: [] })]).toEqual([null, null]);
});

it.each([
  ['another channel', { ...draw, channelId: 'long-an' }],
  ['another day', { ...draw, resultDate: '28/11/2026' }],
])('brings back nothing for %s', (_what, other) => {
  expect(savedChoice(text, other, [ticket])).toEqual([]);
});

it('leaves out a number that is no longer in stock', () => {
  expect(savedChoice(text, draw, [])).toEqual([]);
});

it.each([null, '', 'null', '{"version":2}', '{"version":1,"channelId":"tphcm"}', `${'x'.repeat(200_000)}`])(
  'reads %j as no choice',
  (broken) => {
    expect(savedChoice(broken, draw, [ticket])).toEqual([]);
  },
);
