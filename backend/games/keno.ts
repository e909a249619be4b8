import {
  KENO_BUNDLE,
  KENO_CAP,
  KENO_MAX_LEVEL,
  KENO_NUMBERS,
  kenoOutcomes,
  timesOf,
  type Schedule,
} from '@veloc/rules';
import * as v from 'valibot';
import { billions, range, salesEnd, steps } from '../public/seed/guides/guide';
import { ballSchema, ballsSchema, daySchema, drawIdSchema, timeSchema } from '../results/fields';
import { drawn } from '../results/vietlottRecords';
import { timetable, type BackendGame } from './backendGame';

const EVERY_MINUTES = 8;
const KENO_DRAWN = 20;

/** The calendar of every game that Keno's draws decide. */
export const kenoSchedule: Schedule = {
  timetables: [timetable({ times: { first: '06:08', last: '21:52', everyMinutes: EVERY_MINUTES } })],
  jackpotStarts: [],
};

const kenoTimes = kenoSchedule.timetables.flatMap(({ times }) => timesOf(times));

const kenoSchema = v.pipe(
  v.object({
    game: v.literal('keno'),
    drawId: drawIdSchema,
    date: daySchema,
    time: v.nullish(timeSchema, null),
    slot: v.nullish(ballSchema('slot', 1, kenoTimes.length), null),
    numbers: ballsSchema(KENO_DRAWN, 1, 80),
    status: v.optional(
      v.picklist(
        ['confirmed'],
        ({ received }) => `is marked ${received}: the supervision board did not confirm this draw`,
      ),
      'confirmed',
    ),
  }),
  v.check(
    ({ time, slot }) => time === null || slot === null || kenoTimes[slot - 1] === time,
    'has a slot and a time that are of two draws',
  ),
  v.transform(({ drawId, date, time, slot, numbers }) => {
    const dialTime = time ?? (slot === null ? null : (kenoTimes[slot - 1] ?? null));
    return drawn('keno', drawId, date, dialTime, { numbers });
  }),
);

export const keno: BackendGame = {
  schedule: kenoSchedule,
  record: kenoSchema,
  outcomes: (numbers) => {
    const { parity, size } = kenoOutcomes({ numbers });
    return { parity: parity.outcome, size: size.outcome };
  },
  guide: {
    title: 'Hướng dẫn chơi Keno',
    body: [
      `<p>Keno là trò chơi quay số nhanh nhất của cửa hàng: mỗi kỳ quay ${KENO_DRAWN} số trong ${KENO_NUMBERS.to} số, từ ${range(KENO_NUMBERS)}.</p>`,
      '<h2>Cách chơi</h2>',
      steps(
        `Chọn từ 1 đến ${KENO_MAX_LEVEL} số. Bạn chọn bao nhiêu số thì vé ở <strong>bậc</strong> bấy nhiêu: 5 số là bậc 5.`,
        'Muốn chơi đúng một bậc, hãy chọn bậc trước; để “Tự do” thì bậc theo số lượng số bạn chọn.',
        'Chọn tiền chơi và số kỳ muốn dự, rồi thêm vào giỏ hoặc mua ngay.',
      ),
      '<p>Không biết chọn gì? Bấm “Chọn nhanh”: máy chọn thay bạn, xác suất trúng của mọi bộ số là như nhau.</p>',
      '<h2>Kỳ quay</h2>',
      `<p>Mỗi ngày ${kenoTimes.length} kỳ, ${EVERY_MINUTES} phút một kỳ: kỳ đầu lúc ${kenoTimes[0]}, kỳ cuối lúc ${kenoTimes.at(-1)}. ${salesEnd('keno')}</p>`,
      '<h2>Khi nào trúng</h2>',
      '<p>Bạn trúng theo số lượng số trùng với kết quả, không cần đúng thứ tự. Mỗi vé nhận giải cao nhất mà vé đạt được. Ở các bậc cao, vé <strong>không trùng số nào</strong> cũng có thưởng.</p>',
      `<p>Giải cao nhất của bậc 8, bậc 9 và bậc 10 mỗi giải có mức trả tối đa ${billions(KENO_CAP)} một kỳ: nếu các lượt trúng vượt mức ấy, số tiền được chia đều cho từng lượt.</p>`,
      '<h2>Bao Keno</h2>',
      `<p>Bao Keno ghép giúp bạn mọi bộ số có thể: chọn ${KENO_BUNDLE.minSize} đến ${KENO_BUNDLE.maxSize} số và một bậc thấp hơn, mỗi bộ ghép được là một lượt chơi. Giá vé tăng theo đúng số bộ ấy: bao không làm mỗi bộ dễ trúng hơn.</p>`,
    ].join('\n'),
  },
};
