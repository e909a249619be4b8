import { KENO_BUNDLE, KENO_MAX_LEVEL, KENO_NUMBERS } from '@veloc/rules';
import { points, range, steps, type Guide } from './guide';

export const kenoGuides: readonly Guide[] = [
  {
    id: 'keno',
    gameId: 'keno',
    title: 'Hướng dẫn chơi Keno',
    body: [
      `<p>Keno là trò chơi quay số nhanh nhất của cửa hàng: mỗi kỳ mở ra 20 số trong các số từ ${range(KENO_NUMBERS)}, và cứ vài phút lại có một kỳ mới từ sáng sớm đến tối.</p>`,
      '<h2>Cách chơi</h2>',
      steps(
        `Chọn từ 1 đến ${KENO_MAX_LEVEL} số. Bạn chọn bao nhiêu số thì vé ở <strong>bậc</strong> bấy nhiêu: 5 số là bậc 5.`,
        'Muốn chơi đúng một bậc, hãy chọn bậc trước; để “Tự do” thì bậc theo số lượng số bạn chọn.',
        'Chọn tiền chơi và số kỳ muốn dự, rồi thêm vào giỏ hoặc mua ngay.',
      ),
      '<p>Không biết chọn gì? Bấm “Ngẫu nhiên”: máy chọn giúp, cơ hội trúng của mọi bộ số là như nhau.</p>',
      '<h2>Khi nào trúng</h2>',
      '<p>Bạn trúng theo số lượng số trùng với kết quả, không cần đúng thứ tự. Mỗi vé nhận giải cao nhất mà vé đạt được. Ở các bậc cao, vé <strong>không trùng số nào</strong> cũng có thưởng.</p>',
      '<p>Giải cao nhất của ba bậc trên cùng có giới hạn chung cho mỗi kỳ: nếu quá nhiều vé cùng trúng, giải được chia đều cho các vé đó.</p>',
      '<h2>Bao Keno</h2>',
      `<p>Bao Keno ghép giúp bạn mọi bộ số có thể: chọn ${KENO_BUNDLE.minSize} đến ${KENO_BUNDLE.maxSize} số và một bậc thấp hơn, mỗi bộ ghép được là một lượt chơi. Bao giúp phủ nhiều bộ số hơn, và giá vé tăng theo đúng số bộ ấy.</p>`,
    ].join('\n'),
  },
  {
    id: 'kenoeo',
    gameId: 'kenoeo',
    title: 'Hướng dẫn chơi Keno Chẵn Lẻ',
    body: [
      '<p>Bạn không cần chọn số: chỉ đoán trong 20 số của kỳ Keno, số chẵn hay số lẻ ra nhiều hơn.</p>',
      '<h2>Cách chơi</h2>',
      steps('Chọn một cửa cho mỗi vé.', 'Chọn tiền chơi.', 'Chọn kỳ quay rồi thêm vào giỏ hoặc mua ngay.'),
      '<h2>Năm cửa</h2>',
      points(
        '<strong>Chẵn</strong> hoặc <strong>Lẻ</strong>: bên ấy có từ 13 số trở lên, càng nhiều thưởng càng cao.',
        '<strong>Chẵn 11-12</strong> hoặc <strong>Lẻ 11-12</strong>: bên ấy có đúng 11 hoặc 12 số.',
        '<strong>Hòa</strong>: 10 số chẵn và 10 số lẻ.',
      ),
      '<p>Các cửa không chồng lên nhau: vé Chẵn không trúng khi chỉ có 11 hay 12 số chẵn.</p>',
    ].join('\n'),
  },
  {
    id: 'kenoud',
    gameId: 'kenoud',
    title: 'Hướng dẫn chơi Keno Lớn Nhỏ',
    body: [
      '<p>Trong 80 số của Keno, nửa đầu là <strong>số nhỏ</strong> (01 đến 40), nửa sau là <strong>số lớn</strong> (41 đến 80). Hãy đoán bên nào ra nhiều hơn trong 20 số của kỳ.</p>',
      '<h2>Cách chơi</h2>',
      steps('Chọn một cửa cho mỗi vé.', 'Chọn tiền chơi.', 'Chọn kỳ quay rồi thêm vào giỏ hoặc mua ngay.'),
      '<h2>Ba cửa</h2>',
      points(
        '<strong>Lớn</strong> hoặc <strong>Nhỏ</strong>: bên ấy có 11 hoặc 12 số thì bạn nhận lại đúng tiền chơi; từ 13 số trở lên là có lãi.',
        '<strong>Hòa Lớn Nhỏ</strong>: mỗi bên 10 số.',
      ),
    ].join('\n'),
  },
];
