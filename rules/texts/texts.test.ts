import { describe, expect, it } from 'vitest';
import { gameName, isBalanceWarning, lotoWarning, lotoTypeOf, shouldOpenLogin, texts, ticketMessage } from '../index';

// Typed by hand from the specification: [section, sentence, where the catalogue has it].
const specified: readonly (readonly [string, string, string])[] = [
  ['1', 'KENO', texts.gameTitles.keno],
  ['1', 'MEGA 6/45', texts.gameTitles.mega],
  ['1', 'POWER 6/55', texts.gameTitles.power],
  ['1', 'MAX 3D', texts.gameTitles.max3d],
  ['1', 'MAX 3D PRO', texts.gameTitles.max3dpro],
  ['1', 'LOTO', texts.gameTitles.loto],
  ['1', 'SỐ ĐỀ', texts.gameTitles.classic],
  ['1', 'KENO BAO', gameName('keno', { isBundleTicket: true })],
  ['1', 'Tiếp tục không đăng nhập', texts.continueAsGuest],
  ['2', 'This page could not be found', texts.pageNotFound],
  ['2', 'Đăng nhập', texts.login],
  ['2', 'Nhập số điện thoại để tiếp tục', texts.loginHint],
  ['2', 'Tiếp tục', texts.proceed],
  ['2', 'Đang kiểm tra...', texts.checking],
  ['2', 'Đóng', texts.close],
  ['2', 'Nạp ngay', texts.rechargeNow],
  ['3', 'Chẵn', texts.outcomeLabels.EVEN],
  ['3', 'Lẻ', texts.outcomeLabels.ODD],
  ['3', 'Lớn', texts.outcomeLabels.UPPER],
  ['3', 'Nhỏ', texts.outcomeLabels.LOWER],
  ['3', 'Hòa Lớn Nhỏ', texts.outcomeLabels.DRAW_UPPER_LOWER],
  ['3', 'Hòa', texts.outcomeLabels.DRAW_ODD_EVEN],
  ['3', 'Chẵn 11-12', texts.outcomeLabels.EVEN_1112],
  ['3', 'Lẻ 11-12', texts.outcomeLabels.ODD_1112],
  ['4', 'Lỗi đăng nhập', texts.loginFailed],
  ['4', 'Sync disabled or no token', texts.syncSkipped],
  ['4', '2 ngày 05:00:05', texts.withDays(2, '05:00:05')],
  ['5', 'Game không tồn tại', texts.messages.INVALID_GAME],
  ['5', 'Dữ liệu vé không hợp lệ', texts.messages.MISSING_TICKET],
  ['5', 'Số đã chọn không hợp lệ', texts.messages.INVALID_NUMBERS],
  ['5', 'Vé không hợp lệ: Số đã chọn không hợp lệ', ticketMessage('INVALID_NUMBERS')],
  ['5', 'Không thể tính giá vé', texts.priceUnknown],
  ['5', 'Số lượng vé tối đa là 10', texts.ticketLimit(10)],
  ['5', 'Lô Đầu chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số', lotoSays('D')],
  ['5', 'Lô Cuối chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số', lotoSays('C')],
  ['5', 'Lô Đầu - Cuối chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số', lotoSays('DC')],
  ['5', '7 lô chỉ hỗ trợ số dự thưởng có 3 chữ số', lotoSays('L7')],
  ['5', '17 lô chỉ hỗ trợ số dự thưởng có 3 chữ số', lotoSays('L17')],
  ['5', '18 lô chỉ hỗ trợ số dự thưởng có 2 chữ số', lotoSays('L18')],
  ['5', '16 lô chỉ hỗ trợ số dự thưởng có 4 chữ số', lotoSays('L16')],
  ['5', 'Bộ số thứ 2 chưa hoàn chỉnh. Vui lòng bổ sung', texts.groupIncomplete(2)],
  ['5', 'Vui lòng nhập tối thiểu 3 bộ số', texts.groupsTooFew(3)],
  ['5', 'Bộ số thứ 2 chưa hoàn chỉnh. Vui lòng xóa hoặc bổ sung', texts.proGroupIncomplete(2)],
  ['5', 'Phương thức Cơ bản yêu cầu chính xác 2 bộ số', texts.groupsNotExact(texts.max3dProNames.NORMAL, 2)],
  [
    '5',
    'Phương thức Bao nhiều bộ số chỉ cho phép tối đa 20 bộ số',
    texts.groupsTooMany(texts.max3dProNames.MULTIGROUP, 20),
  ],
  ['5', 'Không thể có 2 bộ số với 3 chữ số giống nhau', texts.groupsOneTriple],
  ['5', 'Có vé không hợp lệ trong giỏ hàng', texts.cartLineInvalid],
  ['5', 'Giỏ hàng trống', texts.cartEmpty],
  ['5', 'Không có items để thanh toán', texts.nothingChosen],
  ['5', 'Giỏ hàng có vé không hợp lệ, vui lòng kiểm tra lại', texts.cartHasInvalid],
  ['5', 'Item not found in cart', texts.cartItemNotFound],
  ['5', 'Vui lòng nhập đúng số điện thoại', texts.phoneInvalid],
  ['5', 'No authentication token provided for withdrawal', texts.withdrawalNeedsToken],
  ['6', 'Bạn cần đăng nhập để xem lịch sử giao dịch', texts.transactionsNeedLogin],
  ['7', 'Thành công', texts.success],
  ['8', 'Network error: Unable to connect to server', texts.networkFailed],
  ['8', 'Authentication failed', texts.authenticationFailed],
  ['8', 'Token refresh failed', texts.tokenRefreshFailed],
  ['8', 'No token after refresh', texts.noTokenAfterRefresh],
  ['8', 'Server error: 503', texts.serverFailed(503)],
  ['8', 'Unknown error occurred', texts.unknownFailed],
  ['8', 'Lỗi kiểm tra số điện thoại', texts.phoneCheckFailed],
  ['8', 'Số dư đủ để thanh toán', texts.balanceEnough],
  ['8', 'Số dư không đủ để thanh toán. Bạn cần thêm 20.000 VNĐ.', texts.balanceShort(20_000)],
  ['8', 'Không thể kiểm tra số dư. Vui lòng thử lại.', texts.balanceUnknown],
  ['8', 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.', texts.sessionExpired],
  ['8', 'Không thể tải lịch sử giao dịch', texts.transactionsFailed],
  ['9', 'Vé thường', texts.ordinaryTicket],
  ['9', 'Cơ bản', texts.max3dProNames.NORMAL],
  ['9', 'Bao bộ số', texts.max3dProNames.GROUP],
  ['9', 'Bao nhiều bộ số', texts.max3dProNames.MULTIGROUP],
];

// What completes the specification; its codes have their table beside messages.ts.
const decided: readonly (readonly [string, string, string])[] = [
  ['codes', 'Đã có lỗi xảy ra với giỏ hàng', texts.cartFailed],
  ['A18', 'Thử lại', texts.retry],
  ['A25', 'Số lượng phải từ 1 đến 1.000', texts.quantityOutside(1_000)],
  ['A25', 'Số kỳ quay phải từ 1 đến 30', texts.numberPeriodOutside(30)],
  ['A25', 'Số kỳ quay phải là 1', texts.numberPeriodOutside(1)],
  ['A25', 'Giỏ hàng chứa tối đa 200 dòng vé', texts.cartFull(200)],
  ['G12', 'Cả hai', texts.max3dPlayTypeNames.straightBox],
  ['G20', 'Kết quả mô phỏng', texts.simulatedResult],
  ['G24', 'Tự do', texts.freeLevel],
];

function lotoSays(id: string): string {
  const type = lotoTypeOf(id);
  return (type && lotoWarning(type, '')) ?? '';
}

describe('the words of the specification', () => {
  it.each(specified)('section %s: %s', (_section, sentence, text) => {
    expect(text).toBe(sentence.normalize('NFC'));
  });

  it.each(decided)('decision %s: %s', (_decision, sentence, text) => {
    expect(text).toBe(sentence.normalize('NFC'));
  });

  it.each(['Vui lòng đăng nhập', 'Bạn cần đăng nhập', 'Đăng nhập để tiếp tục', 'Yêu cầu đăng nhập'])(
    'section 6: a warning with “%s” opens the login',
    (phrase) => {
      expect(texts.loginPhrases).toContain(phrase);
      expect(shouldOpenLogin(`… ${phrase.toUpperCase()} …`)).toBe(true);
    },
  );

  it.each(['số dư không đủ', 'thiếu tiền', 'không đủ tiền', 'bạn cần thêm'])(
    'section 8: a warning with “%s” brings the way to top up',
    (phrase) => {
      expect(texts.balancePhrases).toContain(phrase);
      expect(isBalanceWarning(`… ${phrase.toUpperCase()} …`)).toBe(true);
    },
  );
});

it('every fixed text is composed (NFC), so that equal words are equal strings', () => {
  const fixed = Object.values(texts).flatMap((entry): string[] => {
    if (typeof entry === 'function') return [];
    return typeof entry === 'string' ? [entry] : Object.values(entry);
  });
  expect(fixed.length).toBeGreaterThan(60);
  expect(fixed.filter((text) => text !== text.normalize('NFC'))).toEqual([]);
});
