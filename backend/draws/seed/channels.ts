import { channelNames, regionTimes, type Timetable, type Weekday } from '@veloc/rules';

export type Region = keyof typeof regionTimes;

const south: readonly [id: string, ...days: Weekday[]][] = [
  ['tphcm', 'monday', 'saturday'],
  ['dong-thap', 'monday'],
  ['ca-mau', 'monday'],
  ['ben-tre', 'tuesday'],
  ['vung-tau', 'tuesday'],
  ['bac-lieu', 'tuesday'],
  ['dong-nai', 'wednesday'],
  ['can-tho', 'wednesday'],
  ['soc-trang', 'wednesday'],
  ['tay-ninh', 'thursday'],
  ['an-giang', 'thursday'],
  ['binh-thuan', 'thursday'],
  ['vinh-long', 'friday'],
  ['binh-duong', 'friday'],
  ['tra-vinh', 'friday'],
  ['long-an', 'saturday'],
  ['binh-phuoc', 'saturday'],
  ['hau-giang', 'saturday'],
  ['tien-giang', 'sunday'],
  ['kien-giang', 'sunday'],
  ['da-lat', 'sunday'],
];

const centre: readonly [id: string, ...days: Weekday[]][] = [
  ['hue', 'monday', 'sunday'],
  ['phu-yen', 'monday'],
  ['dak-lak', 'tuesday'],
  ['quang-nam', 'tuesday'],
  ['da-nang', 'wednesday', 'saturday'],
  ['khanh-hoa', 'wednesday', 'sunday'],
  ['binh-dinh', 'thursday'],
  ['quang-tri', 'thursday'],
  ['quang-binh', 'thursday'],
  ['gia-lai', 'friday'],
  ['ninh-thuan', 'friday'],
  ['quang-ngai', 'saturday'],
  ['dak-nong', 'saturday'],
  ['kon-tum', 'sunday'],
];

function timetables(region: 'MN' | 'MT', channels: typeof south): Timetable[] {
  return channels.map(([id, ...weekdays]) => ({
    channel: { id, name: channelNames[id] ?? id, region },
    weekdays,
    times: [regionTimes[region]],
    daysOff: [],
  }));
}

/** Which lottery company draws on which days, in the south and the centre. */
export const regionalTimetables: Timetable[] = [...timetables('MN', south), ...timetables('MT', centre)];
