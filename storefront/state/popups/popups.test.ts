import { describe, expect, it } from 'vitest';
import { createPopups } from './popups';
import { openPopup } from './popupsState';

it('starts with the fields of the specification', () => {
  expect(createPopups().get()).toMatchObject({
    message: null,
    contactPopup: null,
    success: null,
    loading: true,
    transactionStatus: -1,
  });
});

describe('a warning', () => {
  it.each(['Vui lòng đăng nhập', 'BẠN CẦN ĐĂNG NHẬP để xem', 'đăng nhập để tiếp tục', 'Yêu cầu đăng nhập.'])(
    '%s opens the login modal',
    (message) => {
      const notices = createPopups();
      notices.warnOfFailure(message);
      expect(openPopup(notices.get())).toBe('login');
      expect(notices.get().message).toBeNull();
    },
  );

  it.each(['Số dư không đủ', 'bạn còn thiếu tiền', 'Không đủ tiền', 'Bạn cần thêm 5.000 VNĐ'])(
    '%s brings Nạp ngay',
    (message) => {
      const notices = createPopups();
      notices.warnOfFailure(message, { shortfall: 5_000 });
      expect(openPopup(notices.get())).toBe('shortfall');
      expect(notices.get().shortfall).toMatchObject({ message, amount: 5_000 });
    },
  );

  it.each(['Kỳ quay đã đóng', 'Hệ thống bận'])('%s is only shown', (message) => {
    const notices = createPopups();
    notices.warnOfFailure(message);
    expect(openPopup(notices.get())).toBe('message');
  });

  it('in our own words is only shown, whatever they are', () => {
    const notices = createPopups();
    notices.warn('Vui lòng đăng nhập, số dư không đủ');
    expect(openPopup(notices.get())).toBe('message');
  });
});

it('shows one popup at a time, the login first', () => {
  const notices = createPopups();
  notices.succeed({ message: 'Đã mua' });
  expect(openPopup(notices.get())).toBe('success');
  notices.warn('Kỳ quay đã đóng');
  notices.openLogin();
  expect(openPopup(notices.get())).toBe('login');
});

it('turns the loading popup into a tick and takes it away', () => {
  const notices = createPopups();
  notices.showLoading('Đang thanh toán…');
  expect(notices.get()).toMatchObject({ transactionStatus: 0, transactionMessage: 'Đang thanh toán…' });
  notices.finishLoading('Đã thanh toán');
  expect(notices.get()).toMatchObject({ transactionStatus: 1, transactionMessage: 'Đã thanh toán' });
  notices.hideLoading();
  expect(openPopup(notices.get())).toBeNull();
});

it('closes everything but the page loader', () => {
  const notices = createPopups();
  notices.showBalanceShortfall(20_000, { total: 50_000, balance: 30_000 });
  expect(notices.get().shortfall?.message).toBe('Số dư không đủ để thanh toán. Bạn cần thêm 20.000 VNĐ.');
  notices.close();
  expect(openPopup(notices.get())).toBeNull();
  expect(notices.get().loading).toBe(true);
});
