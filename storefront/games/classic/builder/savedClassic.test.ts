import { expect, it } from 'vitest';
import { removePurchased } from '../../../state/drafts/removePurchased';
import { savedChoice, savedText } from './savedClassic';

const draw = { channelId: 'tphcm', channelName: 'TP. Hồ Chí Minh', resultDate: '21/11/2026' };
const ticket = { id: 'classic:20261121:tphcm:2768', numbers: '2768', amount: 12 };
const text = savedText({ draw, chosen: [{ ticket, amount: 2 }] });

it('brings back what was chosen of the same channel and day', () => {
  expect(savedChoice(text, draw, [ticket])).toEqual([{ ticket, amount: 2 }]);
});

it('loses what is bought of a choice, and keeps what was chosen meanwhile', () => {
  const other = { ...ticket, id: 'classic:20261121:tphcm:0042', numbers: '0042' };
  const both = [
    { ticket, amount: 2 },
    { ticket: other, amount: 1 },
  ];
  const left = removePurchased(savedText({ draw, chosen: both }), { before: text, left: null });
  expect(savedChoice(left, draw, [ticket, other])).toEqual([{ ticket: other, amount: 1 }]);
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
