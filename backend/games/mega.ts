import { MEGA_NUMBERS } from '@veloc/rules';
import * as v from 'valibot';
import { billions, points, range, salesEnd, steps } from '../public/seed/guides/guide';
import { ballsSchema, daySchema, drawIdSchema, printedSchema } from '../results/fields';
import { drawn } from '../results/vietlottRecords';
import { EVENING, evenings, type BackendGame } from './backendGame';

const megaSchema = v.pipe(
  v.object({
    game: v.literal('mega'),
    drawId: drawIdSchema,
    date: daySchema,
    numbers: ballsSchema(6, 1, 45),
    prizes: printedSchema('mega'),
  }),
  v.transform(({ drawId, date, numbers, prizes }) =>
    drawn('mega', drawId, date, EVENING, { numbers, printed: prizes }),
  ),
);

/** What the jackpot begins with, in đồng. */
const POOL_START = 12_000_000_000;

export const mega: BackendGame = {
  schedule: { timetables: evenings('wednesday', 'friday', 'sunday'), jackpotStarts: [POOL_START] },
  record: megaSchema,
  guide: {
    title: 'Hướng dẫn chơi Mega 6/45',
    body: [
      `<p>Chọn 6 số trong các số từ ${range(MEGA_NUMBERS)}. Trùng cả 6 số là trúng Jackpot: bắt đầu từ ${billions(POOL_START)} và tích lũy qua từng kỳ cho đến khi có người trúng.</p>`,
      '<h2>Cách chơi</h2>',
      steps(
        'Mở một ô vé từ A đến F và chọn 6 số, hoặc bấm “Chọn nhanh”.',
        'Muốn chơi nhiều số hơn, đổi cách chơi sang <strong>bao</strong>.',
        'Chọn số kỳ muốn dự, rồi thêm vào giỏ hoặc mua ngay.',
      ),
      '<h2>Kỳ quay</h2>',
      `<p>Quay lúc 18:00 thứ Tư, thứ Sáu và Chủ Nhật. ${salesEnd('mega')}</p>`,
      '<h2>Vé bao</h2>',
      points(
        '<strong>Bao 7 trở lên</strong>: bạn chọn nhiều hơn 6 số, vé chơi mọi bộ 6 số ghép được từ đó.',
        '<strong>Bao 5</strong>: bạn chọn 5 số, vé ghép chúng với từng số còn lại.',
      ),
      '<p>Vé bao có thể trúng nhiều giải cùng lúc; tiền thưởng của các bộ số được cộng lại. Nhiều vé cùng trúng Jackpot thì chia theo giá trị tham gia.</p>',
    ].join('\n'),
  },
};
