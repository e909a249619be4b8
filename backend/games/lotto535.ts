import { LOTTO535_MAIN, LOTTO535_SPECIAL, sharedOut } from '@veloc/rules';
import * as v from 'valibot';
import { billions, points, range, salesEnd, steps } from '../public/seed/guides/guide';
import { ballSchema, ballsSchema, daySchema, drawIdSchema, printedSchema, timeSchema } from '../results/fields';
import type { PrintedPrizes } from '../results/drawRecord';
import { drawn } from '../results/vietlottRecords';
import { timetable, type BackendGame } from './backendGame';

const lotto535Schema = v.pipe(
  v.object({
    game: v.literal('lotto535'),
    drawId: drawIdSchema,
    date: daySchema,
    time: timeSchema,
    numbers: ballsSchema(5, 1, 35),
    specialNumber: ballSchema('specialNumber', 1, 12),
    prizes: printedSchema('lotto535'),
  }),
  v.transform(({ drawId, date, time, numbers, specialNumber, prizes }) =>
    drawn('lotto535', drawId, date, time, { numbers, special: [specialNumber], printed: prizes }),
  ),
);

/** The least pool that is shared out, in đồng. */
const LEAST_SHARED = 12_000_000_000;

function sharesOf(pool: number, printed: PrintedPrizes): Record<string, number> {
  const winnersOf = (tier: string) => printed[tier]?.winners ?? 0;
  if (pool < LEAST_SHARED || winnersOf('jackpot') > 0) return {};
  const [first, second, third] = [winnersOf('first'), winnersOf('second'), winnersOf('third')];
  const winners = { first, second, third, fourth: winnersOf('fourth'), fifth: winnersOf('fifth') };
  return { ...sharedOut({ pool, winners }) };
}

/** What the pool begins with, in đồng. */
const POOL_START = 6_000_000_000;

export const lotto535: BackendGame = {
  schedule: { timetables: [timetable({ times: ['13:00', '21:00'] })], jackpotStarts: [POOL_START] },
  record: lotto535Schema,
  sharesOf,
  guide: {
    title: 'Hướng dẫn chơi Lotto 5/35',
    body: [
      `<p>Chọn 5 số chính trong các số từ ${range(LOTTO535_MAIN)} và 1 số đặc biệt từ ${range(LOTTO535_SPECIAL)}. Trùng cả sáu là trúng giải Độc Đắc.</p>`,
      '<h2>Cách chơi</h2>',
      steps(
        'Mở một ô vé, chọn 5 số chính rồi 1 số đặc biệt, hoặc bấm “Chọn nhanh”.',
        'Muốn nhiều hơn, hãy bao số chính hoặc bao số đặc biệt.',
        'Chọn số kỳ muốn dự, rồi thêm vào giỏ hoặc mua ngay.',
      ),
      '<h2>Kỳ quay</h2>',
      `<p>Quay mỗi ngày hai kỳ, lúc 13:00 và 21:00. Số đặc biệt được quay riêng nên có thể giống một số chính. ${salesEnd('lotto535')}</p>`,
      '<h2>Dễ trúng nhất</h2>',
      '<p>Chỉ cần trùng số đặc biệt là đã có giải Khuyến Khích.</p>',
      '<h2>Giải Độc Đắc và kỳ chia giải</h2>',
      points(
        `Giải Độc Đắc bắt đầu từ ${billions(POOL_START)} và tích lũy qua từng kỳ cho đến khi có người trúng. Nhiều vé cùng trúng thì chia theo giá trị tham gia.`,
        `Khi giải đã đạt từ ${billions(LEAST_SHARED)}, đơn vị phát hành có thể mở một <strong>kỳ chia giải</strong>: nếu kỳ ấy không ai trúng Độc Đắc, số tiền được chia cho các giải từ Nhất đến Năm, cộng thêm vào giá trị của giải. Giải Khuyến Khích không có phần.`,
        `Sau kỳ chia giải, giải Độc Đắc trở lại ${billions(POOL_START)}.`,
      ),
    ].join('\n'),
  },
};
