/** What popups, lists and charts say. */

export const balancePopup = { title: 'Số dư không đủ', total: 'Cần thanh toán', balance: 'Số dư hiện có' };

export const budgetRing = {
  spent: 'Đã chơi',
  of: (budget: string) => `trong ${budget}`,
  none: 'chưa đặt mức',
  share: (spent: string, budget: string, percent: number) => `Đã chơi ${spent} trong ${budget}, ${percent}%`,
};

export const chart = {
  table: 'Xem bảng số liệu',
  none: 'Chưa có số liệu.',
  all: (value: string) => `Tất cả đều bằng ${value}.`,
  range: (highest: string, lowest: string) => `Cao nhất ${highest}, thấp nhất ${lowest}.`,
};

export const copying = {
  copy: (label: string) => `Sao chép ${label.toLocaleLowerCase('vi')}`,
  copied: 'Đã sao chép',
};

export const infiniteList = { end: 'Đã hết danh sách', loading: 'Đang tải thêm…' };

export const sidebar = { title: 'Danh mục' };

export const toasts = { label: 'Thông báo, phím F8' };

export const warningPopup = { title: 'Thông báo' };
