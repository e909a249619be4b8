import { CLAIM_DAYS } from '@veloc/rules';
import type { TaxLabels } from '../taxLabels';
import { points, steps, type Guide } from './guide';

/** What a newcomer asks: of the shop, not of a game. */
export const shopGuides = ({ taxFree, taxPercent }: TaxLabels): readonly Guide[] => [
  {
    id: 'start',
    gameId: null,
    title: 'Mới chơi lần đầu?',
    body: [
      '<p>Ba bước: chọn số, cho vào giỏ, thanh toán từ ví.</p>',
      '<h2>1. Chọn số</h2>',
      '<p>Mở một trò chơi ở trang chủ. Mỗi trang có sáu ô vé từ A đến F; chạm vào một ô để chọn số, hoặc bấm “Chọn nhanh” để máy chọn thay bạn. Giá, cơ hội trúng và giờ đóng bán luôn hiện ngay đó.</p>',
      '<h2>2. Cho vào giỏ</h2>',
      '<p>Giỏ hàng giữ vé của nhiều trò chơi cùng lúc, cả khi mất mạng hay bạn chưa đăng nhập. Kỳ nào đóng bán, giỏ sẽ báo và gợi ý kỳ kế tiếp.</p>',
      '<h2>3. Thanh toán từ ví</h2>',
      '<p>Đăng nhập bằng số điện thoại, nạp tiền bằng mã VietQR, rồi xác nhận. Vé nằm trong mục “Vé của tôi”; trúng thưởng là có thông báo và tiền vào số dư thưởng.</p>',
      '<h2>Chơi có trách nhiệm</h2>',
      points(
        'Chỉ dành cho người từ đủ 18 tuổi.',
        'Xổ số là may rủi: kết quả cũ không nói gì về kỳ sau.',
        'Chỉ chơi bằng số tiền bạn sẵn sàng mất, và nghỉ khi không còn thấy vui.',
      ),
    ].join('\n'),
  },
  {
    id: 'money',
    gameId: null,
    title: 'Nạp và rút tiền',
    body: [
      '<h2>Nạp tiền</h2>',
      steps(
        'Mở <a href="/account/recharge">Nạp tiền</a>, nhập số tiền và chọn ngân hàng.',
        'Quét mã VietQR bằng ứng dụng ngân hàng. Giữ nguyên nội dung chuyển khoản: nhờ nó tiền tìm đúng ví của bạn.',
        'Tiền vào ví ngay khi ngân hàng báo có, kèm một thông báo.',
      ),
      '<h2>Rút tiền</h2>',
      '<p>Bạn có thể rút từ ví hoặc từ số dư thưởng về tài khoản ngân hàng mang tên mình. Số tiền được giữ lại trong lúc chờ chuyển; nếu ngân hàng từ chối, tiền trở lại nơi cũ. Tài khoản dùng lần đầu cần mã PIN hoặc mã xác thực.</p>',
      '<h2>Tiền thưởng</h2>',
      '<p>Giải thưởng vào <strong>số dư thưởng</strong> ngay sau khi có kết quả; giải lớn chờ cửa hàng đối chiếu, xem <a href="/guide/big-prizes">Nhận giải lớn, thuế và khiếu nại</a>. Bạn có thể chuyển tiền thưởng sang ví để chơi tiếp, hoặc rút về ngân hàng.</p>',
    ].join('\n'),
  },
  {
    id: 'big-prizes',
    gameId: null,
    title: 'Nhận giải lớn, thuế và khiếu nại',
    body: [
      '<h2>Giải nào phải chờ?</h2>',
      '<p>Cửa hàng đặt một mức, tính trước thuế cho một vé trong một kỳ cùng các bản của vé ấy. Giải vượt mức đó chờ cửa hàng duyệt rồi mới trả, và vé ghi rõ là đang chờ. Giải khác được trả ngay. Jackpot mà kết quả chưa công bố giá trị thì chờ đến khi có con số chính thức.</p>',
      '<h2>Cách nhận</h2>',
      steps(
        'Kiểm tra họ tên trong <a href="/profile/edit">Hồ sơ</a>: phải trùng với giấy tờ của bạn.',
        'Chuẩn bị căn cước công dân (CCCD) hoặc hộ chiếu còn hạn, và mã vé.',
        '<a href="/contact">Liên hệ cửa hàng</a> để đối chiếu. Trang của vé ghi rõ cửa hàng trả lời trong bao lâu; được duyệt là tiền vào số dư thưởng và bạn có thông báo.',
      ),
      '<p>Nếu giải chưa được trả, lý do hiện ngay trên vé. Giải đã bị từ chối vẫn được giữ cho bạn đến hết hạn nhận thưởng.</p>',
      '<h2>Hạn nhận thưởng</h2>',
      points(
        `Các trò chơi quay số toàn quốc: ${CLAIM_DAYS.national} ngày kể từ ngày quay.`,
        `Vé theo đài xổ số kiến thiết: ${CLAIM_DAYS.regional} ngày kể từ ngày quay.`,
      ),
      '<p>Giải đang chờ cửa hàng duyệt không mất vì quá hạn. Giải đã bị từ chối mà đến hết hạn vẫn chưa được duyệt lại thì không còn được trả. Giải được trả ngay thì bạn không phải làm gì.</p>',
      '<h2>Thuế thu nhập cá nhân</h2>',
      `<p>Thuế bằng ${taxPercent} phần giải vượt trên ${taxFree}. Trên vé, “ước tính” nghĩa là cửa hàng chưa khấu trừ và bạn tự kê khai; “đã khấu trừ” nghĩa là bạn đã nhận phần sau thuế.</p>`,
      '<h2>Khi kết quả bị nhập sai</h2>',
      '<p>Kết quả có thể được đính chính công khai khi chưa có giải lớn nào của kỳ ấy được trả; trang kết quả ghi rõ lúc nào và thay đổi gì. Tiền của giải nhỏ đã trả theo kết quả sai vẫn là của bạn. Vé trúng theo kết quả đúng được trả đủ.</p>',
      '<h2>Khiếu nại</h2>',
      '<p>Gửi mã vé và điều bạn thấy chưa đúng qua trang <a href="/contact">Liên hệ</a>, trước khi hết hạn nhận thưởng. Cửa hàng đối chiếu với kết quả của đơn vị phát hành và trả lời bạn kèm lý do.</p>',
    ].join('\n'),
  },
  {
    id: 'faq',
    gameId: null,
    title: 'Câu hỏi thường gặp',
    body: [
      '<h2>Vé đã mua có hủy được không?</h2>',
      '<p>Vé chưa thanh toán thì hủy được. Vé đã thanh toán được giữ đến khi có kết quả; kỳ quay bị hủy thì bạn được hoàn đủ tiền.</p>',
      '<h2>Tôi biết mình trúng bằng cách nào?</h2>',
      '<p>Có kết quả là có thông báo. Bạn cũng có thể mở <a href="/result">Kết quả</a> để xem vé của mình được dò với từng số, hoặc tự dò một bộ số bất kỳ.</p>',
      '<h2>Mua nhiều kỳ một lần thì sao?</h2>',
      '<p>Cùng bộ số ấy dự lần lượt từng kỳ bạn chọn. Giá nhân theo số kỳ, và mỗi kỳ được dò riêng.</p>',
      '<h2>Thống kê có giúp tôi chọn số không?</h2>',
      '<p>Không. Mỗi kỳ quay độc lập với các kỳ trước: một số lâu chưa về không hề dễ về hơn. Thống kê chỉ để xem cho vui.</p>',
      '<h2>Tôi quên mã PIN?</h2>',
      '<p>Đăng nhập bằng mã xác thực gửi tới điện thoại, rồi đặt mã PIN mới trong mục <a href="/account">Tài khoản</a>.</p>',
      '<h2>Tôi muốn chơi ít lại?</h2>',
      '<p>Bạn có thể đặt giới hạn chi tiêu theo ngày, tuần, tháng, hoặc tạm nghỉ một thời gian trong mục <a href="/account">Tài khoản</a>.</p>',
    ].join('\n'),
  },
];
