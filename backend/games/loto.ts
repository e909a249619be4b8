import { LOTO_MAX_TICKETS, type Schedule } from '@veloc/rules';
import { regionalTimetables } from '../draws/seed/channels';
import { points, steps } from '../public/seed/guides/guide';
import { type BackendGame } from './backendGame';

/** The calendar of every game that the lottery companies' draws decide. */
export const regionalSchedule: Schedule = { timetables: regionalTimetables, jackpotStarts: [] };

export const loto: BackendGame = {
  schedule: regionalSchedule,
  record: null,
  // Spec section 3.
  orderPrefix: 'LT',
  guide: {
    title: 'Hướng dẫn chơi Lô tô',
    body: [
      '<p>Lô tô dò các chữ số cuối trong kết quả xổ số kiến thiết của một đài miền Nam hoặc miền Trung.</p>',
      '<h2>Cách chơi</h2>',
      steps(
        'Chọn đài mở thưởng trong ngày.',
        'Chọn loại lô tô và nhập số dự thưởng; mỗi loại nhận số có độ dài riêng.',
        `Chọn tiền chơi cho mỗi số. Một lần mua có tối đa ${LOTO_MAX_TICKETS} vé.`,
      ),
      '<h2>Các loại lô tô</h2>',
      points(
        '<strong>Đầu</strong> và <strong>Cuối</strong>: dò giải đầu bảng (giải Tám, giải Bảy) hoặc giải Đặc biệt.',
        '<strong>Đầu - Cuối</strong>: dò cả hai nơi trên một vé.',
        '<strong>7 lô, 16 lô, 17 lô, 18 lô</strong>: dò trên chừng ấy số của bảng kết quả; số về nhiều lần thì nhận thưởng từng lần.',
      ),
      '<h2>Giờ mở thưởng</h2>',
      '<p>Miền Nam lúc 16:15, miền Trung lúc 17:15 hằng ngày.</p>',
    ].join('\n'),
  },
};
