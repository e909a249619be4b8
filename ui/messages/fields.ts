/** What the controls say that take a value. */

export const amountField = { choices: (label: string) => `${label}: mức có sẵn` };

/** Amounts come as they are written, "10.000 ₫". */
export const amountPicker = {
  other: 'Số khác',
  tooLittle: (min: string) => `Số tiền ít nhất là ${min}`,
  tooMuch: (max: string) => `Số tiền nhiều nhất là ${max}`,
  notMultiple: (step: string) => `Số tiền phải là bội số của ${step}`,
  /** Of each limit that there is. */
  limits: (min?: string, max?: string, step?: string) => {
    const from = min && `Từ ${min}`;
    const to = max && `${from ? 'đến' : 'Đến'} ${max}`;
    const range = [from, to].filter(Boolean).join(' ');
    return [range, step && `${range ? 'bội' : 'Bội'} số của ${step}`].filter(Boolean).join(', ');
  },
};

export const bankPicker = {
  label: 'Chọn ngân hàng',
  search: 'Tìm',
  close: 'Đóng tìm',
  query: 'Tên hoặc mã ngân hàng',
  notFound: (query: string) => `Không tìm thấy ngân hàng nào với “${query}”.`,
  none: 'Chưa có ngân hàng nào để chọn.',
  found: (count: number) => `Tìm thấy ${count} ngân hàng`,
};

export const digitPad = {
  label: 'Bàn phím số',
  delete: 'Xóa một chữ số',
  deleted: 'Đã xóa một chữ số',
  random: 'Chọn nhanh',
  randomPicked: 'Đã chọn nhanh',
  clear: 'Xóa hết',
  cleared: 'Đã xóa hết',
};

export const otpField = { label: 'Mã xác thực' };

export const periodPicker = { label: 'Số kỳ dự thưởng', periods: (count: number) => `${count} kỳ` };

export const phoneField = { number: 'Số điện thoại', countryCode: 'Mã quốc gia' };

export const pinField = { label: 'Mã PIN', show: 'Hiện mã', hide: 'Ẩn mã' };

export const quantityStepper = {
  least: (min: number) => `Ít nhất là ${min}`,
  most: (max: number) => `Nhiều nhất là ${max}`,
  less: 'Giảm',
  more: 'Tăng',
};

export const searchField = { clear: 'Xóa nội dung tìm' };

export const themeSwitch = { label: 'Giao diện tối' };
