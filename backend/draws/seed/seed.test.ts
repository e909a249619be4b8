import { DAY, drawsOfDay, gameIds, timesOf, upcomingDraws, vietnamTime, type GameId } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { backendGames } from '../../games/registry';

// A week without a day off, from its Monday.
const monday = Date.parse('2026-08-24T00:00:00+07:00');
const week = Array.from({ length: 7 }, (_, day) => monday + day * DAY);

const keno = Array.from({ length: 7 }, () => 119);

describe('the seeded calendar of an ordinary week, Monday to Sunday', () => {
  it.each<[GameId, number[]]>([
    ['keno', keno],
    ['kenoeo', keno],
    ['kenoud', keno],
    ['mega', [0, 0, 1, 0, 1, 0, 1]],
    ['power', [0, 1, 0, 1, 0, 1, 0]],
    ['max3d', [1, 0, 1, 0, 1, 0, 0]],
    ['max3dpro', [0, 1, 0, 1, 0, 1, 0]],
    ['lotto535', [2, 2, 2, 2, 2, 2, 2]],
    ['loto', [5, 5, 5, 6, 5, 7, 6]],
    ['classic', [5, 5, 5, 6, 5, 7, 6]],
  ])('%s draws %j times', (gameId, expected) => {
    expect(week.map((day) => drawsOfDay(backendGames[gameId].schedule, day).length)).toEqual(expected);
  });

  it.each<[GameId, string[]]>([
    ['mega', ['18:00']],
    ['power', ['18:00']],
    ['max3d', ['18:00']],
    ['max3dpro', ['18:00']],
    ['lotto535', ['13:00', '21:00']],
    ['loto', ['16:15', '17:15']],
    ['classic', ['16:15', '17:15']],
  ])('%s draws at %j', (gameId, expected) => {
    const times = week.flatMap((day) =>
      drawsOfDay(backendGames[gameId].schedule, day).map(({ dialAt }) => vietnamTime(dialAt)),
    );
    expect([...new Set(times)].toSorted()).toEqual(expected);
  });

  it.each(['keno', 'kenoeo', 'kenoud'] as const)('%s draws every 8 minutes from 06:08 to 21:52', (gameId) => {
    const times = backendGames[gameId].schedule.timetables.flatMap((timetable) => timesOf(timetable.times));
    expect([...times.slice(0, 3), times.at(-1), times.length]).toEqual(['06:08', '06:16', '06:24', '21:52', 119]);
  });
});

describe('the seeded companies', () => {
  it.each([
    ['Monday', 0, ['TP. Hồ Chí Minh', 'Đồng Tháp', 'Cà Mau'], ['Huế', 'Phú Yên']],
    ['Tuesday', 1, ['Bến Tre', 'Vũng Tàu', 'Bạc Liêu'], ['Đắk Lắk', 'Quảng Nam']],
    ['Wednesday', 2, ['Đồng Nai', 'Cần Thơ', 'Sóc Trăng'], ['Đà Nẵng', 'Khánh Hòa']],
    ['Thursday', 3, ['Tây Ninh', 'An Giang', 'Bình Thuận'], ['Bình Định', 'Quảng Trị', 'Quảng Bình']],
    ['Friday', 4, ['Vĩnh Long', 'Bình Dương', 'Trà Vinh'], ['Gia Lai', 'Ninh Thuận']],
    ['Saturday', 5, ['TP. Hồ Chí Minh', 'Long An', 'Bình Phước', 'Hậu Giang'], ['Đà Nẵng', 'Quảng Ngãi', 'Đắk Nông']],
    ['Sunday', 6, ['Tiền Giang', 'Kiên Giang', 'Đà Lạt'], ['Huế', 'Khánh Hòa', 'Kon Tum']],
  ])('on %s', (_name, place, south, centre) => {
    for (const gameId of ['loto', 'classic'] as const) {
      const channels = drawsOfDay(backendGames[gameId].schedule, monday + place * DAY).flatMap(
        ({ channel }) => channel ?? [],
      );
      const named = (region: string) => channels.filter((channel) => channel.region === region).map(({ name }) => name);
      expect(named('MN').toSorted()).toEqual(south.toSorted());
      expect(named('MT').toSorted()).toEqual(centre.toSorted());
      // The south closes an hour before the centre.
      expect(channels.findIndex(({ region }) => region === 'MT')).toBe(south.length);
    }
  });

  it('are 21 in the south and 14 in the centre, each with an id and a name of its own', () => {
    const channels = backendGames.loto.schedule.timetables.flatMap(({ channel }) => channel ?? []);
    expect(channels.filter(({ region }) => region === 'MN')).toHaveLength(21);
    expect(channels.filter(({ region }) => region === 'MT')).toHaveLength(14);
    expect(new Set(channels.map(({ id }) => id)).size).toBe(35);
    expect(new Set(channels.map(({ name }) => name)).size).toBe(35);
  });
});

describe('the lunar new year', () => {
  // Days that the games of drawn balls and digits rested in 2026, by their published results, and will by the almanac.
  const eves = ['2026-02-16', '2027-02-05', '2028-01-25'].map((day) => Date.parse(`${day}T00:00:00+07:00`));
  const resting: GameId[] = ['mega', 'power', 'max3d', 'max3dpro'];

  function draws(gameId: GameId, day: number): number {
    return drawsOfDay(backendGames[gameId].schedule, day).length;
  }

  it.each(gameIds)('of %s leaves the days around it as they are', (gameId) => {
    for (const eve of eves) {
      for (let offset = -7; offset <= 8; offset += 1) {
        const day = eve + offset * DAY;
        const sameWeekday = monday + ((day - monday) % (7 * DAY)) + (day < monday ? 7 * DAY : 0);
        const rests = resting.includes(gameId) && (offset === 0 || offset === 1);
        expect(draws(gameId, day)).toBe(rests ? 0 : draws(gameId, sameWeekday));
      }
    }
  });
});

it('the calendar of every game goes on for as long as a ticket may play', () => {
  for (const gameId of gameIds) {
    for (const timetable of backendGames[gameId].schedule.timetables) {
      expect(upcomingDraws(timetable, { after: monday, count: 40 })).toHaveLength(40);
    }
  }
});
