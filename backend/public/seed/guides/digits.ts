import { LOTO_MAX_TICKETS, max3dPlayTypeNames, max3dProMethods } from '@veloc/rules';
import { points, steps, type Guide } from './guide';

const [, group, several] = max3dProMethods;

export const digitGuides: readonly Guide[] = [
  {
    id: 'max3d',
    gameId: 'max3d',
    title: 'Hướng dẫn chơi Max 3D và Max 3D+',
    body: [
      '<p>Mỗi kỳ quay 20 bộ ba chữ số từ 000 đến 999: 2 bộ giải Đặc biệt, 4 bộ giải Nhất, 6 bộ giải Nhì và 8 bộ giải Ba. <strong>Max 3D</strong> chơi một bộ số, <strong>Max 3D+</strong> chơi hai bộ số cùng lúc.</p>',
      '<h2>Cách chơi</h2>',
      steps(
        'Chọn Max 3D hoặc Max 3D+, rồi nhập bộ ba chữ số, hoặc bấm “Ngẫu nhiên”.',
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
  {
    id: 'max3dpro',
    gameId: 'max3dpro',
    title: 'Hướng dẫn chơi Max 3D Pro',
    body: [
      '<p>Chọn hai bộ ba chữ số. Giải cao nhất dành cho vé có đúng hai bộ Đặc biệt, theo đúng thứ tự quay.</p>',
      '<h2>Cách chơi</h2>',
      steps(
        'Nhập hai bộ ba chữ số, hoặc bấm “Ngẫu nhiên”.',
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
  {
    id: 'loto',
    gameId: 'loto',
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
  {
    id: 'classic',
    gameId: 'classic',
    title: 'Hướng dẫn chơi Số Đề',
    body: [
      '<p>Chọn trong kho vé của một đài những số có 2, 3 hoặc 4 chữ số. Vé trúng khi các chữ số ấy trùng với những chữ số cuối của giải Đặc biệt.</p>',
      '<h2>Cách chơi</h2>',
      steps(
        'Đăng nhập, chọn ngày và đài mở thưởng.',
        'Tìm số bạn thích trong kho vé, hoặc bấm “Chọn giúp”.',
        'Chọn số lượng vé rồi thanh toán. Kho có hạn: vé thuộc về người thanh toán trước.',
      ),
      '<h2>Giờ mở thưởng</h2>',
      '<p>Miền Nam lúc 16:15, miền Trung lúc 17:15 hằng ngày.</p>',
    ].join('\n'),
  },
];
