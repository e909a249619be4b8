import { CLAIM_DAYS, cutOffOf, gameConfig, gameIds, SALES_CUT_OFF } from '@veloc/rules';
import { taxFree, taxPercent } from './taxLabels';

/** Accepted at registration; holds the statement of age (decision A13). A shop replaces it with its own. */
export const privacy = [
  'Tôi xác nhận đã đủ 18 tuổi và được phép tham gia dự thưởng theo pháp luật Việt Nam.',
  'Cửa hàng lưu số điện thoại, tên bạn nhập, vé đã mua và giao dịch của bạn để bán vé, trả thưởng và giải quyết khiếu nại. Mã PIN và mã xác thực chỉ được lưu ở dạng băm có khóa.',
  'Dữ liệu không được bán hay chia sẻ cho quảng cáo. Bạn có thể xem, sửa thông tin của mình và kết thúc các phiên đăng nhập bất cứ lúc nào.',
  'Đây là bản cài đặt mẫu. Người vận hành phải thay nội dung này bằng chính sách của mình trước khi bán vé thật.',
].join('\n\n');

const inSeconds = (ms: number) => `${ms / 1000} giây`;

/** '60 giây', with the games that close at another time. */
const cutOff = [
  inSeconds(SALES_CUT_OFF),
  ...gameIds
    .filter((gameId) => cutOffOf(gameId) !== SALES_CUT_OFF)
    .map((gameId) => `(${gameConfig[gameId].title}: ${inSeconds(cutOffOf(gameId))})`),
].join(' ');

export const terms = [
  `Vé được bán đến ${cutOff} trước giờ quay, tính theo đồng hồ của máy chủ. Vé đã thanh toán không hủy được trước khi có kết quả.`,
  'Giải thưởng được cộng vào số dư thưởng sau khi có kết quả chính thức. Giải lớn được trả sau khi cửa hàng đối chiếu giấy tờ tùy thân với hồ sơ; vé nào phải chờ thì ghi rõ trên vé. Kỳ quay bị hủy được hoàn tiền đầy đủ.',
  `Hạn nhận thưởng là ${CLAIM_DAYS.national} ngày kể từ ngày quay; với vé theo đài xổ số kiến thiết là ${CLAIM_DAYS.regional} ngày. Phần giải vượt trên ${taxFree} chịu thuế thu nhập cá nhân ${taxPercent}.`,
  'Kết quả nhập sai được đính chính công khai. Khiếu nại gửi qua trang Liên hệ trước khi hết hạn nhận thưởng.',
  'Chơi có trách nhiệm: chỉ chơi với số tiền bạn sẵn sàng mất. Người dưới 18 tuổi không được tham gia.',
].join('\n\n');

export const invite = 'Chia sẻ ứng dụng với bạn bè đủ 18 tuổi để cùng theo dõi kết quả xổ số.';

export const contact = JSON.stringify({
  title: 'Hỗ trợ khách hàng',
  description: 'Liên hệ khi bạn cần giúp đỡ về vé, thanh toán hoặc tài khoản.',
  phone: '1900 0000',
  zalo: '0900000000',
  email: 'hotro@example.com',
  hours: '06:00 - 22:00 hằng ngày',
});
