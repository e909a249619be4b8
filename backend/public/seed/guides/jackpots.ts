import { LOTTO535_MAIN, LOTTO535_SPECIAL, MEGA_NUMBERS, POWER_BALL, POWER_NUMBERS } from '@veloc/rules';
import { points, range, steps, type Guide } from './guide';

export const jackpotGuides: readonly Guide[] = [
  {
    id: 'mega',
    gameId: 'mega',
    title: 'Hướng dẫn chơi Mega 6/45',
    body: [
      `<p>Chọn 6 số trong các số từ ${range(MEGA_NUMBERS)}. Trùng cả 6 số là trúng Jackpot, tích lũy qua từng kỳ cho đến khi có người trúng.</p>`,
      '<h2>Cách chơi</h2>',
      steps(
        'Mở một ô vé từ A đến F và chọn 6 số, hoặc bấm “Ngẫu nhiên”.',
        'Muốn chơi nhiều số hơn, đổi cách chơi sang <strong>bao</strong>.',
        'Chọn số kỳ muốn dự, rồi thêm vào giỏ hoặc mua ngay.',
      ),
      '<h2>Kỳ quay</h2>',
      '<p>Quay lúc 18:00 thứ Tư, thứ Sáu và Chủ Nhật. Vé bán đến 60 giây trước giờ quay.</p>',
      '<h2>Vé bao</h2>',
      points(
        '<strong>Bao 7 trở lên</strong>: bạn chọn nhiều hơn 6 số, vé chơi mọi bộ 6 số ghép được từ đó.',
        '<strong>Bao 5</strong>: bạn chọn 5 số, vé ghép chúng với từng số còn lại.',
      ),
      '<p>Vé bao có thể trúng nhiều giải cùng lúc; tiền thưởng của các bộ số được cộng lại. Nhiều vé cùng trúng Jackpot thì chia đều.</p>',
    ].join('\n'),
  },
  {
    id: 'power',
    gameId: 'power',
    title: 'Hướng dẫn chơi Power 6/55',
    body: [
      `<p>Chọn 6 số trong các số từ ${range(POWER_NUMBERS)} và một số Power từ ${range(POWER_BALL)}. Power có hai giải Jackpot, cùng tích lũy qua từng kỳ.</p>`,
      '<h2>Cách chơi</h2>',
      steps(
        'Mở một ô vé, chọn 6 số và số Power, hoặc bấm “Ngẫu nhiên”.',
        'Muốn chơi nhiều số hơn, đổi cách chơi sang <strong>bao</strong>.',
        'Chọn số kỳ muốn dự, rồi thêm vào giỏ hoặc mua ngay.',
      ),
      '<h2>Kỳ quay</h2>',
      '<p>Quay lúc 18:00 thứ Ba, thứ Năm và thứ Bảy. Mỗi kỳ quay 6 số chính, rồi quay thêm số thứ bảy trong các số còn lại. Vé bán đến 60 giây trước giờ quay.</p>',
      '<h2>Hai Jackpot</h2>',
      points(
        '<strong>Jackpot 1</strong>: trùng cả 6 số chính.',
        '<strong>Jackpot 2</strong>: trùng 5 số chính, và số còn lại của bạn là số thứ bảy được quay.',
      ),
      '<p>Nói thẳng để bạn biết: số Power in trên vé <strong>không quyết định giải thưởng</strong>. Jackpot 2 theo số thứ bảy của kỳ quay.</p>',
    ].join('\n'),
  },
  {
    id: 'lotto535',
    gameId: 'lotto535',
    title: 'Hướng dẫn chơi Lotto 5/35',
    body: [
      `<p>Chọn 5 số chính trong các số từ ${range(LOTTO535_MAIN)} và 1 số đặc biệt từ ${range(LOTTO535_SPECIAL)}. Trùng cả sáu là trúng giải Độc Đắc.</p>`,
      '<h2>Cách chơi</h2>',
      steps(
        'Mở một ô vé, chọn 5 số chính rồi 1 số đặc biệt, hoặc bấm “Ngẫu nhiên”.',
        'Muốn nhiều hơn, hãy bao số chính hoặc bao số đặc biệt.',
        'Chọn số kỳ muốn dự, rồi thêm vào giỏ hoặc mua ngay.',
      ),
      '<h2>Kỳ quay</h2>',
      '<p>Quay mỗi ngày hai kỳ, lúc 13:00 và 21:00. Số đặc biệt quay từ lồng cầu riêng nên có thể giống một số chính. Vé bán đến 60 giây trước giờ quay.</p>',
      '<h2>Dễ trúng nhất</h2>',
      '<p>Chỉ cần trùng số đặc biệt là đã có giải Khuyến Khích. Khi giải Độc Đắc lớn mà nhiều kỳ không ai trúng, ban tổ chức có thể <strong>chia giải</strong>: số tiền ấy được chia xuống các giải dưới trong một kỳ.</p>',
    ].join('\n'),
  },
];
