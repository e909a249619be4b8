import type { GameId } from '@veloc/rules';

interface Guide {
  gameId: GameId;
  title: string;
  paragraphs: readonly string[];
}

/** How each game is played, as the calendar and the prize tables of this shop have it. */
export const guides: readonly Guide[] = [
  {
    gameId: 'keno',
    title: 'Hướng dẫn chơi Keno',
    paragraphs: [
      'Mỗi kỳ quay 20 số từ 01 đến 80. Có 119 kỳ mỗi ngày, từ 06:08 đến 21:52, cách nhau 8 phút; ngừng bán trước giờ quay 60 giây.',
      'Chọn từ 1 đến 10 số. Số lượng số đã chọn là bậc của vé: bậc 10 trúng cả 10 số nhận 2 tỷ đồng, bậc 1 trúng nhận 20.000 đồng. Ở bậc 8, 9 và 10, vé không trùng số nào cũng có thưởng 10.000 đồng.',
      'Mỗi lượt chơi 10.000 đồng. Bao Keno ghép mọi tổ hợp của 3 đến 12 số theo bậc bạn chọn.',
    ],
  },
  {
    gameId: 'kenoeo',
    title: 'Hướng dẫn chơi Keno chẵn lẻ',
    paragraphs: [
      'Đoán trong 20 số của kỳ Keno có bao nhiêu số chẵn.',
      'Chẵn hoặc Lẻ: từ 13 số trở lên, thưởng gấp 4 lần, từ 15 số trở lên gấp 20 lần. Chẵn 11-12, Lẻ 11-12 và Hòa 10-10: thưởng gấp 2 lần.',
    ],
  },
  {
    gameId: 'kenoud',
    title: 'Hướng dẫn chơi Keno lớn nhỏ',
    paragraphs: [
      'Số nhỏ từ 01 đến 40, số lớn từ 41 đến 80. Đoán trong 20 số của kỳ Keno bên nào nhiều hơn.',
      'Lớn hoặc Nhỏ: 11 đến 12 số hoàn lại tiền chơi, từ 13 số trở lên thưởng gấp 2,6 lần. Hòa lớn nhỏ 10-10: thưởng gấp 2,6 lần.',
    ],
  },
  {
    gameId: 'mega',
    title: 'Hướng dẫn chơi Mega 6/45',
    paragraphs: [
      'Chọn 6 số từ 01 đến 45. Quay lúc 18:00 thứ Tư, thứ Sáu và Chủ nhật; ngừng bán trước giờ quay 60 giây.',
      'Trùng 6 số trúng Jackpot từ 12 tỷ đồng, 5 số 10.000.000 đồng, 4 số 300.000 đồng, 3 số 30.000 đồng.',
      'Vé thường 10.000 đồng. Bao 5 đến bao 18 chơi mọi tổ hợp của các số đã chọn.',
    ],
  },
  {
    gameId: 'power',
    title: 'Hướng dẫn chơi Power 6/55',
    paragraphs: [
      'Chọn 6 số từ 01 đến 55. Quay lúc 18:00 thứ Ba, thứ Năm và thứ Bảy.',
      'Trùng 6 số trúng Jackpot 1 từ 30 tỷ đồng; 5 số cùng số thứ bảy được quay trúng Jackpot 2 từ 3 tỷ đồng; 5 số 40.000.000 đồng, 4 số 500.000 đồng, 3 số 50.000 đồng.',
      'Số Power trên vé không quyết định giải thưởng; Jackpot 2 theo số thứ bảy của kỳ quay.',
    ],
  },
  {
    gameId: 'max3d',
    title: 'Hướng dẫn chơi Max 3D',
    paragraphs: [
      'Chọn một bộ ba chữ số, hoặc hai bộ với Max 3D+. Quay lúc 18:00 thứ Hai, thứ Tư và thứ Sáu.',
      'Kiểu thẳng cần đúng thứ tự, kiểu đảo nhận mọi thứ tự, cả hai là một lượt thẳng và một lượt đảo.',
    ],
  },
  {
    gameId: 'max3dpro',
    title: 'Hướng dẫn chơi Max 3D Pro',
    paragraphs: [
      'Chọn hai bộ ba chữ số. Quay lúc 18:00 thứ Ba, thứ Năm và thứ Bảy.',
      'Bao bộ số chơi mọi thứ tự chữ số của hai bộ; bao nhiều bộ số ghép từ 3 đến 20 bộ thành từng cặp.',
    ],
  },
  {
    gameId: 'lotto535',
    title: 'Hướng dẫn chơi Lotto 5/35',
    paragraphs: [
      'Chọn 5 số từ 01 đến 35 và một số đặc biệt từ 01 đến 12. Quay lúc 13:00 và 21:00 hằng ngày.',
      'Vé thường 10.000 đồng; bao chơi mọi tổ hợp của các số đã chọn.',
    ],
  },
  {
    gameId: 'loto',
    title: 'Hướng dẫn chơi Lô tô',
    paragraphs: [
      'Chọn loại lô tô, số dự thưởng và đài mở thưởng trong ngày. Miền Nam quay lúc 16:15, miền Trung lúc 17:15.',
      'Mỗi lần mua tối đa 10 vé; giá trị mỗi vé là bội số của 10.000 đồng.',
    ],
  },
  {
    gameId: 'classic',
    title: 'Hướng dẫn chơi Số đề',
    paragraphs: [
      'Chọn ngày, đài và số có 2, 3 hoặc 4 chữ số trong kho vé. Vé trúng khi khớp các chữ số cuối của giải Đặc biệt.',
      'Mỗi vé 10.000 đồng: 2 chữ số thưởng 700.000 đồng, 3 chữ số 5.000.000 đồng, 4 chữ số 32.000.000 đồng.',
    ],
  },
];
