/** What the frame, the first page and every page's own parts say. It is loaded with the first page. */

export const buttons = { login: 'Đăng nhập', close: 'Đóng', retry: 'Thử lại', rechargeNow: 'Nạp ngay' };

export const appFrame = { about: 'Giới thiệu', links: 'Liên kết khác' };

export const balancePill = { balance: 'Số dư', hidden: 'đang ẩn', recharge: 'nạp tiền' };

export const banner = {
  carousel: 'băng chuyền',
  slide: (place: number, title: string) => `Tin ${place}: ${title}`,
  shown: (place: number, count: number, title: string) => `Tin ${place} trên ${count}: ${title}`,
  play: 'Cho tin tự lướt tiếp',
  pause: 'Dừng tự lướt tin',
};

export const bell = {
  label: (unread: number) => (unread > 0 ? `Thông báo, ${unread} chưa đọc` : 'Thông báo'),
};

export const contactButton = { label: 'Liên hệ', online: 'Liên hệ, đang trực tuyến' };

function time(days: number, hours: number, minutes: number): string {
  return [days && `${days} ngày`, hours && `${hours} giờ`, minutes && `${minutes} phút`].filter(Boolean).join(' ');
}

export const countdown = {
  ended: 'Đã hết giờ',
  lastMinute: 'Còn dưới 1 phút',
  left: (days: number, hours: number, minutes: number) => `Còn ${time(days, hours, minutes)}`,
  days: (days: number) => `${days} ngày`,
  /** What stands in place of the figures at the large scale. Zeroes are left unsaid. */
  time,
  next: 'Đang mở kỳ mới…',
};

export const header = { menu: 'Mở danh mục', back: 'Quay lại' };

export const jackpotHero = { label: 'Jackpot 1 ước tính', countdown: 'Đóng bán vé sau' };

export const logo = { name: 'Vé Lộc' };

export const money = { unknown: 'Chưa có số liệu' };

export const spinnerOverlay = { label: 'Đang tải…' };

export const tabBar = { label: 'Điều hướng chính' };
