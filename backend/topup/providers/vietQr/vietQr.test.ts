import { expect, it } from 'vitest';
import { qrCode } from './vietQr';

it('writes a VietQR code with its checksum', () => {
  // The last four digits were computed by another implementation: Python's binascii.crc_hqx(code, 0xffff).
  const code = qrCode({ bin: '970436', accountNumber: '0000000000', amount: 500_000, note: 'VL0123456789' });
  expect(code).toBe(
    '00020101021238540010A00000072701240006970436011000000000000208QRIBFTTA53037045406500000' +
      '5802VN62160812VL01234567896304394E',
  );
});
