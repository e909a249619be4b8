import { steps } from '../public/seed/guides/guide';
import { type BackendGame } from './backendGame';
import { regionalSchedule } from './loto';

export const classic: BackendGame = {
  schedule: regionalSchedule,
  record: null,
  guide: {
    title: 'Hướng dẫn chơi Số Đề',
    body: [
      '<p>Chọn trong kho vé của một đài những số có 2, 3 hoặc 4 chữ số. Vé trúng khi các chữ số ấy trùng với những chữ số cuối của giải Đặc biệt.</p>',
      '<h2>Cách chơi</h2>',
      steps(
        'Đăng nhập, chọn ngày và đài mở thưởng.',
        'Tìm số bạn thích trong kho vé, hoặc bấm “Chọn nhanh”.',
        'Chọn số lượng vé rồi thanh toán. Kho có hạn: vé thuộc về người thanh toán trước.',
      ),
      '<h2>Giờ mở thưởng</h2>',
      '<p>Miền Nam lúc 16:15, miền Trung lúc 17:15 hằng ngày.</p>',
    ].join('\n'),
  },
};
