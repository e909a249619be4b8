import { max3dPlayTypeNames } from '@veloc/rules';
import * as v from 'valibot';
import { points, steps } from '../public/seed/guides/guide';
import { daySchema, digitsSchema, drawIdSchema, printedSchema } from '../results/fields';
import { drawn } from '../results/vietlottRecords';
import { EVENING, evenings, type BackendGame } from './backendGame';

const max3dGroups = {
  drawId: drawIdSchema,
  date: daySchema,
  special: digitsSchema('special', 2, 3),
  first: digitsSchema('first', 4, 3),
  second: digitsSchema('second', 6, 3),
  third: digitsSchema('third', 8, 3),
  prizes: printedSchema('max3dpro'),
};

/** A draw of twenty groups, of Max 3D or of Max 3D Pro. */
export const groupRecord = v.pipe(
  v.object({ game: v.picklist(['max3d', 'max3dpro']), ...max3dGroups }),
  v.transform(({ game, drawId, date, special, first, second, third, prizes }) =>
    drawn(game, drawId, date, EVENING, { numbers: [...special, ...first, ...second, ...third], printed: prizes }),
  ),
);

export const max3d: BackendGame = {
  schedule: { timetables: evenings('monday', 'wednesday', 'friday'), jackpotStarts: [] },
  record: groupRecord,
  guide: {
    title: 'Hướng dẫn chơi Max 3D và Max 3D+',
    body: [
      '<p>Mỗi kỳ quay 20 bộ ba chữ số từ 000 đến 999: 2 bộ giải Đặc biệt, 4 bộ giải Nhất, 6 bộ giải Nhì và 8 bộ giải Ba. <strong>Max 3D</strong> chơi một bộ số, <strong>Max 3D+</strong> chơi hai bộ số cùng lúc.</p>',
      '<h2>Cách chơi</h2>',
      steps(
        'Chọn Max 3D hoặc Max 3D+, rồi nhập bộ ba chữ số, hoặc bấm “Chọn nhanh”.',
        'Với Max 3D, chọn kiểu chơi: đúng thứ tự, bất kỳ thứ tự, hoặc cả hai.',
        'Chọn số kỳ muốn dự, rồi thêm vào giỏ hoặc mua ngay.',
      ),
      '<h2>Ba kiểu chơi của Max 3D</h2>',
      points(
        `<strong>${max3dPlayTypeNames.straight}</strong>: bộ số phải trùng từng chữ số theo thứ tự.`,
        `<strong>${max3dPlayTypeNames.box}</strong>: các chữ số trùng, đảo chỗ cũng được; thưởng ít hơn. Bộ ba chữ số giống nhau không có kiểu này.`,
        `<strong>${max3dPlayTypeNames.straightBox}</strong>: một lượt đúng thứ tự và một lượt bất kỳ thứ tự, nên giá gấp đôi.`,
      ),
      '<h2>Kỳ quay</h2>',
      '<p>Quay lúc 18:00 thứ Hai, thứ Tư và thứ Sáu. Bộ số được quay trúng nhiều lần thì nhận thưởng từng lần.</p>',
    ].join('\n'),
  },
};
