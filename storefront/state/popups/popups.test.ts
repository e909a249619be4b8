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
      const popups = createPopups();
      popups.warnOfFailure(message);
      expect(openPopup(popups.get())).toBe('login');
      expect(popups.get().message).toBeNull();
    },
  );

  it.each(['Số dư không đủ', 'bạn còn thiếu tiền', 'Không đủ tiền', 'Bạn cần thêm 5.000 VNĐ'])(
    '%s brings Nạp ngay',
    (message) => {
      const popups = createPopups();
      popups.warnOfFailure(message, { shortfall: 5_000 });
      expect(openPopup(popups.get())).toBe('shortfall');
      expect(popups.get().shortfall).toMatchObject({ message, amount: 5_000 });
    },
  );

  it.each(['Kỳ quay đã đóng', 'Hệ thống bận'])('%s is only shown', (message) => {
    const popups = createPopups();
    popups.warnOfFailure(message);
    expect(openPopup(popups.get())).toBe('message');
  });

  it('in our own words is only shown, whatever they are', () => {
    const popups = createPopups();
    popups.warn('Vui lòng đăng nhập, số dư không đủ');
    expect(openPopup(popups.get())).toBe('message');
  });
});

it('shows one popup at a time, the login first', () => {
  const popups = createPopups();
  popups.succeed({ message: 'Đã mua' });
  expect(openPopup(popups.get())).toBe('success');
  popups.warn('Kỳ quay đã đóng');
  popups.openLogin();
  expect(openPopup(popups.get())).toBe('login');
});

it('turns the loading popup into a tick and takes it away', () => {
  const popups = createPopups();
  popups.showLoading('Đang thanh toán…');
  expect(popups.get()).toMatchObject({ transactionStatus: 0, transactionMessage: 'Đang thanh toán…' });
  popups.finishLoading('Đã thanh toán');
  expect(popups.get()).toMatchObject({ transactionStatus: 1, transactionMessage: 'Đã thanh toán' });
  popups.hideLoading();
  expect(openPopup(popups.get())).toBeNull();
});

it('closes everything but the page loader', () => {
  const popups = createPopups();
  popups.showBalanceShortfall(20_000, { total: 50_000, balance: 30_000 });
  expect(popups.get().shortfall?.message).toBe('Số dư không đủ để thanh toán. Bạn cần thêm 20.000 VNĐ.');
  popups.close();
  expect(openPopup(popups.get())).toBeNull();
  expect(popups.get().loading).toBe(true);
});
