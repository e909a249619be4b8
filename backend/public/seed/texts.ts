import {
  CLAIM_DAYS,
  cutOffOf,
  gameConfig,
  gameIds,
  groupThousands,
  SALES_CUT_OFF,
  TOP_UP,
  WITHDRAWAL,
} from '@veloc/rules';
import type { TaxLabels } from './taxLabels';

/** Accepted at registration; holds the statement of age (decision A13). A shop replaces it with its own. */
export const privacy = [
  'Tôi xác nhận đã đủ 18 tuổi và được phép tham gia dự thưởng theo pháp luật Việt Nam.',
  'Cửa hàng lưu số điện thoại, tên bạn nhập, vé đã mua và giao dịch của bạn để bán vé, trả thưởng và giải quyết khiếu nại. Mã PIN và mã xác thực được mã hóa một chiều, không ai đọc lại được.',
  'Dữ liệu không được bán hay chia sẻ cho quảng cáo. Bạn có thể xem, sửa thông tin của mình và kết thúc các phiên đăng nhập bất cứ lúc nào.',
  'Nếu bạn bật tin báo trên một thiết bị, cửa hàng lưu địa chỉ nhận tin của trình duyệt đó cho đến khi bạn tắt hoặc đăng xuất. Tin chỉ có tên trò chơi và kỳ quay; dịch vụ chuyển tin của trình duyệt không đọc được.',
].join('\n\n');

const money = (amount: number) => `${groupThousands(amount)} đồng`;
const inSeconds = (ms: number) => `${ms / 1000} giây`;

/** '60 giây', with the games that close at another time. */
const cutOff = [
  inSeconds(SALES_CUT_OFF),
  ...gameIds
    .filter((gameId) => cutOffOf(gameId) !== SALES_CUT_OFF)
    .map((gameId) => `(${gameConfig[gameId].title}: ${inSeconds(cutOffOf(gameId))})`),
].join(' ');

const section = (title: string, ...paragraphs: readonly string[]) =>
  [`<h3>${title}</h3>`, ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`)].join('\n');

/** The seller's data and the licence are examples: `npm start` warns until a shop has written terms of its own. */
export const terms = ({ taxFree, taxPercent }: TaxLabels) =>
  [
    section(
      '1. Người bán',
      'Công ty TNHH Ví Dụ, giấy phép đại lý xổ số 00/GP-VD, mã số thuế 0000000000, số 1 đường Ví Dụ, phường Ví Dụ, Thành phố Hồ Chí Minh. Cửa hàng bán vé và trả thưởng thay đơn vị phát hành; kết quả của đơn vị phát hành là kết quả quyết định.',
    ),
    section(
      '2. Ai được mua',
      'Người từ đủ 18 tuổi, mỗi người một tài khoản đứng tên mình. Người dưới 18 tuổi không được tham gia và không được trả thưởng.',
    ),
    section(
      '3. Mua vé',
      `Vé được bán đến ${cutOff} trước giờ quay, tính theo đồng hồ của máy chủ. Vé có hiệu lực khi thanh toán xong và hiện mã vé trong “Vé của tôi”.`,
      'Vé chưa thanh toán hủy được. Vé đã thanh toán không hủy được trước khi có kết quả. Kỳ quay bị hủy được hoàn tiền đầy đủ vào ví.',
    ),
    section(
      '4. Nạp và rút tiền',
      `Mỗi lần nạp từ ${money(TOP_UP.least)} đến ${money(TOP_UP.most)}, mỗi lần rút từ ${money(WITHDRAWAL.least)} đến ${money(WITHDRAWAL.most)}. Tiền trong ví không sinh lãi và rút được bất cứ lúc nào.`,
      'Tiền chuyển sai nội dung, sai số tiền hoặc đến trễ được đối chiếu rồi ghi vào ví hoặc hoàn lại người chuyển. Tiền chỉ được rút về tài khoản ngân hàng mang tên chủ tài khoản; ngân hàng từ chối thì tiền trở lại nơi cũ.',
    ),
    section(
      '5. Giải thưởng và thuế',
      'Giải thưởng được cộng vào số dư thưởng sau khi có kết quả chính thức. Giải lớn được trả sau khi cửa hàng đối chiếu giấy tờ tùy thân với hồ sơ; vé nào phải chờ thì ghi rõ trên vé.',
      `Hạn nhận thưởng là ${CLAIM_DAYS.national} ngày kể từ ngày quay; với vé theo đài xổ số kiến thiết là ${CLAIM_DAYS.regional} ngày. Phần giải vượt trên ${taxFree} chịu thuế thu nhập cá nhân ${taxPercent}.`,
    ),
    section(
      '6. Nhầm lẫn và đính chính',
      'Kết quả nhập sai được đính chính công khai. Giải nhỏ đã trả theo kết quả sai vẫn là của bạn; vé trúng theo kết quả đúng được trả đủ.',
      'Tiền bị ghi nhầm vào ví hoặc thiếu trong ví được điều chỉnh bằng một giao dịch ghi rõ lý do, bạn xem được trong lịch sử giao dịch.',
    ),
    section(
      '7. Giới hạn, tạm nghỉ và đóng tài khoản',
      'Bạn đặt được giới hạn chi tiêu và tạm nghỉ chơi bất cứ lúc nào. Chỉ chơi với số tiền bạn sẵn sàng mất.',
      'Muốn đóng tài khoản, hãy rút hết tiền rồi gửi yêu cầu qua trang Liên hệ. Vé đang chờ kết quả vẫn được dò và trả thưởng.',
    ),
    section(
      '8. Khiếu nại',
      'Khiếu nại gửi qua trang Liên hệ kèm mã vé hoặc mã đơn, trước khi hết hạn nhận thưởng. Cửa hàng đối chiếu với kết quả của đơn vị phát hành và trả lời kèm lý do. Nếu hai bên không thống nhất, tranh chấp được giải quyết theo pháp luật Việt Nam.',
    ),
    section(
      '9. Dữ liệu cá nhân',
      'Cửa hàng giữ dữ liệu của bạn để bán vé, trả thưởng, tính thuế và giải quyết khiếu nại, như mục Quyền riêng tư và độ tuổi bên dưới.',
    ),
  ].join('\n');

export const invite = 'Chia sẻ ứng dụng với bạn bè đủ 18 tuổi để cùng theo dõi kết quả xổ số.';

export const contact = JSON.stringify({
  title: 'Hỗ trợ khách hàng',
  description: 'Liên hệ khi bạn cần giúp đỡ về vé, thanh toán hoặc tài khoản.',
  phone: '1900 0000',
  zalo: '0900000000',
  email: 'hotro@example.com',
  hours: '06:00 - 22:00 hằng ngày',
});
