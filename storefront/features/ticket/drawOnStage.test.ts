import { gameEntry } from '@veloc/rules/testing/gameEntry';
import { expect, it } from 'vitest';
import { drawOnStage } from './drawOnStage';

const at = (time: string) => Date.parse(`2026-11-22T${time}:00+07:00`);

const keno = (next: string, isCalculate = false) => ({
  ...gameEntry(at(next), { gameId: 'keno', periodId: `keno:20261122:${next.replace(':', '')}` }),
  drawInterval: 480,
  isCalculate,
});

it('is the draw on sale from five minutes before it on', () => {
  expect(drawOnStage(keno('12:20'), at('12:14'))).toBeNull();
  expect(drawOnStage(keno('12:20'), at('12:15'))).toEqual({
    id: 'keno:20261122:1220',
    time: '12:20',
    isDrawing: false,
  });
});

it('is the one whose sales have closed until its result is there', () => {
  const closed = { id: 'keno:20261122:1212', time: '12:12' };
  expect(drawOnStage(keno('12:20', true), at('12:11'))).toEqual({ ...closed, isDrawing: false });
  expect(drawOnStage(keno('12:20', true), at('12:13'))).toEqual({ ...closed, isDrawing: true });
  expect(drawOnStage(keno('12:20'), at('12:13'))).toBeNull();
});

it('is that of today where the next one is days away', () => {
  const mega = {
    ...gameEntry(Date.parse('2026-11-25T18:00:00+07:00'), { periodId: 'mega:20261125' }),
    drawInterval: 172_800,
    drawDates: ['2026-11-25T11:00:00.000Z', '2026-11-27T11:00:00.000Z'],
    isCalculate: true,
  };
  expect(drawOnStage(mega, at('18:03'))).toEqual({ id: 'mega:20261122', time: '18:00', isDrawing: true });
  expect(drawOnStage({ ...mega, isCalculate: false }, at('18:03'))).toBeNull();
});

it('is the later one of those of a day that have come', () => {
  const entry = {
    ...gameEntry(Date.parse('2026-11-23T13:00:00+07:00'), { gameId: 'lotto535', periodId: 'lotto535:20261123:1300' }),
    drawInterval: 28_800,
    drawDates: ['2026-11-23T06:00:00.000Z', '2026-11-23T14:00:00.000Z'],
    isCalculate: true,
  };
  expect(drawOnStage(entry, at('21:01'))).toMatchObject({ id: 'lotto535:20261122:2100' });
});

it('is none of a region, whose companies draw by themselves', () => {
  const entry = gameEntry(at('16:15'), { gameId: 'loto', periodId: 'loto:20261122:tphcm' });
  expect(drawOnStage(entry, at('16:14'))).toBeNull();
});
