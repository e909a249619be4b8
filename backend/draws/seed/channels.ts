import type { Timetable, Weekday } from '@veloc/rules';

/** Draw times of the three regions; the north is shown in results only (decision G22). */
export const regionTimes = { MN: '16:15', MT: '17:15', MB: '18:15' } as const;

export type Region = keyof typeof regionTimes;

const south: readonly [id: string, name: string, ...days: Weekday[]][] = [
  ['tphcm', 'TP. Hồ Chí Minh', 'monday', 'saturday'],
  ['dong-thap', 'Đồng Tháp', 'monday'],
  ['ca-mau', 'Cà Mau', 'monday'],
  ['ben-tre', 'Bến Tre', 'tuesday'],
  ['vung-tau', 'Vũng Tàu', 'tuesday'],
  ['bac-lieu', 'Bạc Liêu', 'tuesday'],
  ['dong-nai', 'Đồng Nai', 'wednesday'],
  ['can-tho', 'Cần Thơ', 'wednesday'],
  ['soc-trang', 'Sóc Trăng', 'wednesday'],
  ['tay-ninh', 'Tây Ninh', 'thursday'],
  ['an-giang', 'An Giang', 'thursday'],
  ['binh-thuan', 'Bình Thuận', 'thursday'],
  ['vinh-long', 'Vĩnh Long', 'friday'],
  ['binh-duong', 'Bình Dương', 'friday'],
  ['tra-vinh', 'Trà Vinh', 'friday'],
  ['long-an', 'Long An', 'saturday'],
  ['binh-phuoc', 'Bình Phước', 'saturday'],
  ['hau-giang', 'Hậu Giang', 'saturday'],
  ['tien-giang', 'Tiền Giang', 'sunday'],
  ['kien-giang', 'Kiên Giang', 'sunday'],
  ['da-lat', 'Đà Lạt', 'sunday'],
];

const centre: readonly [id: string, name: string, ...days: Weekday[]][] = [
  ['hue', 'Huế', 'monday', 'sunday'],
  ['phu-yen', 'Phú Yên', 'monday'],
  ['dak-lak', 'Đắk Lắk', 'tuesday'],
  ['quang-nam', 'Quảng Nam', 'tuesday'],
  ['da-nang', 'Đà Nẵng', 'wednesday', 'saturday'],
  ['khanh-hoa', 'Khánh Hòa', 'wednesday', 'sunday'],
  ['binh-dinh', 'Bình Định', 'thursday'],
  ['quang-tri', 'Quảng Trị', 'thursday'],
  ['quang-binh', 'Quảng Bình', 'thursday'],
  ['gia-lai', 'Gia Lai', 'friday'],
  ['ninh-thuan', 'Ninh Thuận', 'friday'],
  ['quang-ngai', 'Quảng Ngãi', 'saturday'],
  ['dak-nong', 'Đắk Nông', 'saturday'],
  ['kon-tum', 'Kon Tum', 'sunday'],
];

function timetables(region: 'MN' | 'MT', channels: typeof south): Timetable[] {
  return channels.map(([id, name, ...weekdays]) => ({
    channel: { id, name, region },
    weekdays,
    times: [regionTimes[region]],
    daysOff: [],
  }));
}

/** Which lottery company draws on which days, in the south and the centre. */
export const regionalTimetables: Timetable[] = [...timetables('MN', south), ...timetables('MT', centre)];
