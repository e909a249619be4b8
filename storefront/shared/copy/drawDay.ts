import { DAY, vietnamDate, weekdayOf, type Weekday } from '@veloc/rules';

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  monday: 'Thứ Hai',
  tuesday: 'Thứ Ba',
  wednesday: 'Thứ Tư',
  thursday: 'Thứ Năm',
  friday: 'Thứ Sáu',
  saturday: 'Thứ Bảy',
  sunday: 'Chủ Nhật',
};

/** 'Thứ Năm 19/11/2026' of dd/mm/yyyy; the date alone when it is none. */
export function datedWeekday(date: string): string {
  const weekday = weekdayOf(date);
  return weekday === null ? date : `${weekdayNames[weekday]} ${date}`;
}

interface DrawTime {
  /** dd/mm/yyyy. */
  resultDate: string;
  /** HH:mm. */
  resultTime: string;
}

/** 'Hôm nay 18:00', later 'Thứ Ba 24/11' or 'CN 22/11', as short as the stub of a ticket. `now` in ms. */
export function drawDay({ resultDate, resultTime }: DrawTime, now: number): string {
  if (resultDate === vietnamDate(now)) return `Hôm nay ${resultTime}`;
  return datedWeekday(resultDate).slice(0, -'/2026'.length).replace(weekdayNames.sunday, 'CN');
}

/** 'Hôm nay', 'Ngày mai', later 'Chủ Nhật 22/11', of dd/mm/yyyy. `now` in ms. */
export function dayName(date: string, now: number): string {
  if (date === vietnamDate(now)) return 'Hôm nay';
  if (date === vietnamDate(now + DAY)) return 'Ngày mai';
  return datedWeekday(date).slice(0, -'/2026'.length);
}

/** 'Quay hôm nay lúc 18:00', 'Quay Chủ Nhật 22/11 lúc 18:00'. */
export function drawSentence({ resultDate, resultTime }: DrawTime, now: number): string {
  if (resultDate === vietnamDate(now)) return `Quay hôm nay lúc ${resultTime}`;
  if (resultDate === vietnamDate(now + DAY)) return `Quay ngày mai lúc ${resultTime}`;
  return `Quay ${datedWeekday(resultDate).slice(0, -'/2026'.length)} lúc ${resultTime}`;
}
