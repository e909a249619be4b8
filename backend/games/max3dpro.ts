import { max3dProMethods } from '@veloc/rules';
import { points, steps } from '../public/seed/guides/guide';
import { evenings, type BackendGame } from './backendGame';
import { groupRecord } from './max3d';

const [, group, several] = max3dProMethods;

export const max3dpro: BackendGame = {
  schedule: { timetables: evenings('tuesday', 'thursday', 'saturday'), jackpotStarts: [] },
  record: groupRecord,
  guide: {
    title: 'Hướng dẫn chơi Max 3D Pro',
    body: [
      '<p>Chọn hai bộ ba chữ số. Giải cao nhất dành cho vé có đúng hai bộ Đặc biệt, theo đúng thứ tự quay.</p>',
      '<h2>Cách chơi</h2>',
      steps(
        'Nhập hai bộ ba chữ số, hoặc bấm “Chọn nhanh”.',
        'Muốn phủ nhiều hơn, chọn một cách bao bên dưới.',
        'Chọn số kỳ muốn dự, rồi thêm vào giỏ hoặc mua ngay.',
      ),
      '<h2>Hai cách bao</h2>',
      points(
        `<strong>${group.name}</strong>: chơi mọi cách đảo chữ số của bộ thứ nhất ghép với mọi cách đảo của bộ thứ hai.`,
        `<strong>${several.name}</strong>: chọn nhiều bộ khác nhau, vé chơi mọi cặp hai bộ theo cả hai thứ tự.`,
      ),
      '<h2>Kỳ quay</h2>',
      '<p>Quay lúc 18:00 thứ Ba, thứ Năm và thứ Bảy. Các giải của một vé được cộng lại.</p>',
    ].join('\n'),
  },
};
