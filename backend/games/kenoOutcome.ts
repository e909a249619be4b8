import { points, steps } from '../public/seed/guides/guide';
import { type BackendGame } from './backendGame';
import { kenoSchedule } from './keno';

export const kenoeo: BackendGame = {
  schedule: kenoSchedule,
  record: null,
  guide: {
    title: 'Hướng dẫn chơi Keno Chẵn Lẻ',
    body: [
      '<p>Bạn không cần chọn số: chỉ đoán trong 20 số của kỳ Keno, số chẵn hay số lẻ ra nhiều hơn.</p>',
      '<h2>Cách chơi</h2>',
      steps('Chọn một cửa cho mỗi vé.', 'Chọn tiền chơi.', 'Chọn kỳ quay rồi thêm vào giỏ hoặc mua ngay.'),
      '<h2>Năm cửa</h2>',
      points(
        '<strong>Chẵn</strong> hoặc <strong>Lẻ</strong>: bên ấy có 13 hoặc 14 số; từ 15 số trở lên thì nhận giải cao hơn.',
        '<strong>Chẵn 11-12</strong> hoặc <strong>Lẻ 11-12</strong>: bên ấy có đúng 11 hoặc 12 số.',
        '<strong>Hòa</strong>: 10 số chẵn và 10 số lẻ.',
      ),
      '<p>Các cửa không chồng lên nhau: vé Chẵn không trúng khi chỉ có 11 hay 12 số chẵn.</p>',
    ].join('\n'),
  },
};

export const kenoud: BackendGame = {
  schedule: kenoSchedule,
  record: null,
  guide: {
    title: 'Hướng dẫn chơi Keno Lớn Nhỏ',
    body: [
      '<p>Trong 80 số của Keno, nửa đầu là <strong>số nhỏ</strong> (01 đến 40), nửa sau là <strong>số lớn</strong> (41 đến 80). Hãy đoán bên nào ra nhiều hơn trong 20 số của kỳ.</p>',
      '<h2>Cách chơi</h2>',
      steps('Chọn một cửa cho mỗi vé.', 'Chọn tiền chơi.', 'Chọn kỳ quay rồi thêm vào giỏ hoặc mua ngay.'),
      '<h2>Ba cửa</h2>',
      points(
        '<strong>Lớn</strong> hoặc <strong>Nhỏ</strong>: bên ấy có 11 hoặc 12 số thì bạn nhận lại đúng tiền chơi; từ 13 số trở lên thì nhận giải cao hơn.',
        '<strong>Hòa Lớn Nhỏ</strong>: mỗi bên 10 số.',
      ),
    ].join('\n'),
  },
};
