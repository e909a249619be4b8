import type { Messages } from '@veloc/ui';
import { english } from '@veloc/ui/english';

export type Language = 'vi' | 'en';

const TIME_ZONE = 'Asia/Ho_Chi_Minh';

function writers(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const writer = new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options });
    return (moment: number | string) => writer.format(new Date(moment));
  };
  return {
    locale,
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    seconds: format({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }),
    day: format({ weekday: 'short', day: '2-digit', month: '2-digit' }),
    today: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
}

const left = (days: number, hours: number, minutes: number) =>
  [days && `${days} ngày`, hours && `${hours} giờ`, minutes && `${minutes} phút`].filter(Boolean).join(' ');

const vietnamese = {
  ...writers('vi-VN'),
  title: 'Kết quả xổ số',
  next: 'Kỳ quay tiếp theo',
  schedule: 'Lịch quay',
  latest: 'Kết quả mới nhất',
  earlier: 'Các kỳ trước',
  draw: (number: string) => number && `Kỳ #${number}`,
  drawing: 'Đang quay',
  drawn: 'Đã quay',
  jackpot: 'Jackpot ước tính',
  prizes: ['Đặc biệt', 'Giải nhất', 'Giải nhì', 'Giải ba', 'Giải tư', 'Giải năm', 'Giải sáu', 'Giải bảy'],
  otherLanguage: 'English',
  dark: 'Nền tối',
  light: 'Nền sáng',
  loading: 'Đang tải kết quả',
  failed: 'Chưa tải được kết quả',
  cause: 'Kiểm tra mạng của bảng, rồi thử lại.',
  stale: 'Mất kết nối. Kết quả đang hiện có thể chưa mới nhất.',
  age: 'Từ đủ 18 tuổi. Chơi có trách nhiệm.',
  messages: {
    countdown: {
      ended: 'Đã đến giờ quay',
      lastMinute: 'Còn dưới 1 phút',
      left: (days, hours, minutes) => `Còn ${left(days, hours, minutes)}`,
      days: (days) => `${days} ngày`,
      time: left,
      next: 'Đang quay',
    },
  } satisfies Partial<Messages> as Partial<Messages>,
};

export type Words = typeof vietnamese;

export const words: Record<Language, Words> = {
  vi: vietnamese,
  en: {
    ...writers('en-GB'),
    title: 'Lottery results',
    next: 'Next draw',
    schedule: 'Draw times',
    latest: 'Latest results',
    earlier: 'Earlier draws',
    draw: (number) => number && `Draw #${number}`,
    drawing: 'Drawing now',
    drawn: 'Drawn',
    jackpot: 'Estimated jackpot',
    prizes: ['Special', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'],
    otherLanguage: 'Tiếng Việt',
    dark: 'Dark theme',
    light: 'Light theme',
    loading: 'Loading the results',
    failed: 'The results did not load',
    cause: 'Check the board’s network, then try again.',
    stale: 'Offline. The results shown may not be the latest.',
    age: '18 and over. Play responsibly.',
    messages: { ...english, countdown: { ...english.countdown, next: 'Drawing now' } },
  },
};
