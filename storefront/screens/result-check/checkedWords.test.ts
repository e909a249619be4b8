import { expect, it } from 'vitest';
import { checkedSentence, drawSentenceOf } from './checkedWords';

const checked = { draws: 10, won: 0, newest: '21/11/2026', oldest: '31/10/2026', ended: false };

it('says over how many draws nothing was found, and how to look at older ones', () => {
  expect(checkedSentence(checked)).toBe(
    'Không trúng kỳ nào trong 10 kỳ đã dò, từ 31/10/2026 đến 21/11/2026. Kéo xuống để dò các kỳ cũ hơn.',
  );
});

it('says in how many the numbers would have won, and of no older draws where there are none', () => {
  expect(checkedSentence({ ...checked, won: 2, ended: true })).toBe(
    'Trúng ở 2 trong 10 kỳ đã dò, từ 31/10/2026 đến 21/11/2026.',
  );
});

it('names a single day once', () => {
  expect(checkedSentence({ ...checked, oldest: checked.newest, ended: true })).toMatch(/ đã dò, ngày 21\/11\/2026\.$/);
});

it('says of one draw what came of it', () => {
  const draw = {
    id: 'mega:1',
    periodId: 'mega:1',
    gameId: 'mega',
    name: 'Kỳ #01589',
    resultDate: '21/11/2026',
    resultTime: '18:00',
    numbers: [1],
    prizes: [],
    simulated: false,
  } as const;
  expect(drawSentenceOf({ ...draw, numbers: [1], prizes: [] }, false)).toBe(
    'Bộ số này không trúng giải nào ở Kỳ #01589.',
  );
  expect(drawSentenceOf({ ...draw, numbers: [1], prizes: [] }, true)).toBe('Bộ số này trúng ở Kỳ #01589.');
});
