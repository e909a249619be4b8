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
    title: 'Hướng dẫn chơi Loto',
    body: [
      '<p>Loto dò các chữ số cuối trong kết quả xổ số kiến thiết của một đài miền Nam hoặc miền Trung.</p>',
      '<h2>Cách chơi</h2>',
      steps(
        'Chọn đài mở thưởng trong ngày.',
        'Chọn loại Loto và nhập số dự thưởng; mỗi loại nhận số có độ dài riêng.',
        `Chọn tiền chơi cho mỗi số. Một lần mua có tối đa ${LOTO_MAX_TICKETS} vé.`,
      ),
      '<h2>Các loại Loto</h2>',
      points(
        '<strong>Đầu</strong>: 2 chữ số trùng giải Tám, hoặc 3 chữ số trùng giải Bảy.',
        '<strong>Cuối</strong>: trùng 2 hoặc 3 chữ số cuối của giải Đặc biệt.',
        '<strong>Đầu - Cuối</strong>: dò cả hai nơi trên một vé; trùng cả hai thì nhận cả hai.',
        '<strong>7 lô</strong>: trùng 3 chữ số cuối của một trong bảy giải Tư.',
        '<strong>16 lô</strong>: trùng 4 chữ số cuối của một số từ giải Sáu trở lên.',
        '<strong>17 lô</strong>: trùng 3 chữ số cuối của một số từ giải Bảy trở lên.',
        '<strong>18 lô</strong>: trùng 2 chữ số cuối của một số bất kỳ trong bảng.',
      ),
      '<p>Số về nhiều lần thì nhận thưởng từng lần.</p>',
      '<h2>Giờ mở thưởng</h2>',
      '<p>Miền Nam lúc 16:15, miền Trung lúc 17:15 hằng ngày.</p>',
    ].join('\n'),
  },
};
