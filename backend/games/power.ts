import { POWER_BALL, POWER_JACKPOT1_LIMIT, POWER_NUMBERS } from '@veloc/rules';
import * as v from 'valibot';
import { billions, points, range, salesEnd, steps } from '../public/seed/guides/guide';
import { ballSchema, ballsSchema, daySchema, drawIdSchema, printedSchema } from '../results/fields';
import { drawn } from '../results/vietlottRecords';
import { EVENING, evenings, type BackendGame } from './backendGame';

const powerSchema = v.pipe(
  v.object({
    game: v.literal('power'),
    drawId: drawIdSchema,
    date: daySchema,
    numbers: ballsSchema(6, 1, 55),
    powerNumber: ballSchema('powerNumber', 1, 55),
    prizes: printedSchema('power'),
  }),
  v.check(({ numbers, powerNumber }) => !numbers.includes(powerNumber), 'has a powerNumber that is one of the six'),
  v.transform(({ drawId, date, numbers, powerNumber, prizes }) =>
    drawn('power', drawId, date, EVENING, { numbers, special: [powerNumber], printed: prizes }),
  ),
);

/** What the two jackpots begin with, in đồng. */
const POOL_STARTS: [number, number] = [30_000_000_000, 3_000_000_000];

export const power: BackendGame = {
  schedule: { timetables: evenings('tuesday', 'thursday', 'saturday'), jackpotStarts: POOL_STARTS },
  record: powerSchema,
  guide: {
    title: 'Hướng dẫn chơi Power 6/55',
    body: [
      `<p>Chọn 6 số trong các số từ ${range(POWER_NUMBERS)} và một số Power từ ${range(POWER_BALL)}. Power có hai giải Jackpot, cùng tích lũy qua từng kỳ.</p>`,
      '<h2>Cách chơi</h2>',
      steps(
        'Mở một ô vé, chọn 6 số và số Power, hoặc bấm “Chọn nhanh”.',
        'Muốn chơi nhiều số hơn, đổi cách chơi sang <strong>bao</strong>.',
        'Chọn số kỳ muốn dự, rồi thêm vào giỏ hoặc mua ngay.',
      ),
      '<h2>Kỳ quay</h2>',
      `<p>Quay lúc 18:00 thứ Ba, thứ Năm và thứ Bảy. Mỗi kỳ quay 6 số chính, rồi quay thêm số thứ bảy trong các số còn lại. ${salesEnd('power')}</p>`,
      '<h2>Hai Jackpot</h2>',
      points(
        `<strong>Jackpot 1</strong>: trùng cả 6 số chính. Bắt đầu từ ${billions(POOL_STARTS[0])}.`,
        `<strong>Jackpot 2</strong>: trùng 5 số chính, và số còn lại của bạn là số thứ bảy được quay. Bắt đầu từ ${billions(POOL_STARTS[1])}.`,
      ),
      `<p>Khi Jackpot 1 vượt ${billions(POWER_JACKPOT1_LIMIT)}, không ai trúng nó mà có người trúng Jackpot 2, phần vượt được trả vào Jackpot 2 của kỳ ấy. Nhiều vé cùng trúng một Jackpot thì chia theo giá trị tham gia.</p>`,
      '<p>Nói thẳng để bạn biết: số Power in trên vé <strong>không quyết định giải thưởng</strong>. Jackpot 2 theo số thứ bảy của kỳ quay.</p>',
    ].join('\n'),
  },
};
