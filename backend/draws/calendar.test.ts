import { vietnamDate, vietnamTime } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { timesOf, upcomingDraws } from './calendar';
import { schedules } from './seed/games';

function next(gameId: keyof typeof schedules, from: string, count: number): string[] {
  return schedules[gameId].timetables
    .flatMap((timetable) => upcomingDraws(timetable, { after: Date.parse(from), count }))
    .map((moment) => `${vietnamDate(moment)} ${vietnamTime(moment)}`);
}

describe('the calendar', () => {
  it('holds 119 Keno draws a day, every 8 minutes from 06:08 to 21:52', () => {
    const times = schedules.keno.timetables.flatMap((timetable) => timesOf(timetable.times));
    expect(times).toHaveLength(119);
    expect(times.slice(0, 3)).toEqual(['06:08', '06:16', '06:24']);
    expect(times.at(-1)).toBe('21:52');
  });

  it('goes on with the first Keno draw of the next day', () => {
    expect(next('keno', '2026-08-21T21:44:00+07:00', 2)).toEqual(['21/08/2026 21:52', '22/08/2026 06:08']);
    expect(next('keno', '2026-08-21T21:52:00+07:00', 1)).toEqual(['22/08/2026 06:08']);
  });

  it.each([
    ['mega', ['21/08/2026 18:00', '23/08/2026 18:00', '26/08/2026 18:00']],
    ['power', ['22/08/2026 18:00', '25/08/2026 18:00', '27/08/2026 18:00']],
    ['max3d', ['21/08/2026 18:00', '24/08/2026 18:00', '26/08/2026 18:00']],
    ['max3dpro', ['22/08/2026 18:00', '25/08/2026 18:00', '27/08/2026 18:00']],
    ['lotto535', ['21/08/2026 21:00', '22/08/2026 13:00', '22/08/2026 21:00']],
  ] as const)('%s draws next at %j', (gameId, expected) => {
    expect(next(gameId, '2026-08-21T17:30:00+07:00', 3)).toEqual(expected);
  });

  it('leaves out the days of the lunar new year', () => {
    expect(next('mega', '2027-02-04T12:00:00+07:00', 2)).toEqual(['07/02/2027 18:00', '10/02/2027 18:00']);
    expect(next('keno', '2027-02-06T12:00:00+07:00', 1)).toEqual(['06/02/2027 12:08']);
  });

  it.each([
    ['2026-08-24', ['TP. Hồ Chí Minh', 'Đồng Tháp', 'Cà Mau', 'Huế', 'Phú Yên']],
    ['2026-08-22', ['TP. Hồ Chí Minh', 'Long An', 'Bình Phước', 'Hậu Giang', 'Đà Nẵng', 'Quảng Ngãi', 'Đắk Nông']],
    ['2026-08-23', ['Tiền Giang', 'Kiên Giang', 'Đà Lạt', 'Huế', 'Khánh Hòa', 'Kon Tum']],
  ])('on %s these companies draw: %j', (day, names) => {
    const midnight = Date.parse(`${day}T00:00:00+07:00`);
    const drawing = schedules.loto.timetables.filter((timetable) =>
      upcomingDraws(timetable, { after: midnight, count: 1 }).some(
        (moment) => moment.getTime() < midnight + 86_400_000,
      ),
    );
    expect(drawing.map(({ channel }) => channel?.name).toSorted()).toEqual(names.toSorted());
  });
});
