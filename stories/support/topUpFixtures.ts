import { answer, type Answers } from './answers';
import { fixedNow } from './fixedNow';
import { moneyAnswers } from './moneyFixtures';

export const topUpId = '019aa2f0-0000-7000-8000-0000000000d1';
export const INIT = 'POST /internalpaygateway/init';
export const WAITING = `GET /internalpaygateway/orders/${topUpId}`;
export const TOP_UP = `GET /client/payment-history/${topUpId}`;

export const banks = answer([
  {
    id: 'vcb',
    code: 'VCB',
    name: 'Vietcombank',
    fullName: 'Ngân hàng TMCP Ngoại Thương Việt Nam',
    logo: null,
    bin: '970436',
  },
  {
    id: 'tcb',
    code: 'TCB',
    name: 'Techcombank',
    fullName: 'Ngân hàng TMCP Kỹ thương Việt Nam',
    logo: null,
    bin: '970407',
  },
  { id: 'mbb', code: 'MBB', name: 'MB Bank', fullName: 'Ngân hàng TMCP Quân đội', logo: null, bin: '970422' },
]);

/** What is transferred by, for half an hour. */
export const transferCode = answer({
  id: topUpId,
  paymentUrl: `/account/recharge/checkout?order=${topUpId}`,
  qrContent:
    '00020101021238540010A00000072701240006970436011000000000000208QRIBFTTA53037045406500000' +
    '5802VN62160812VL01234567896304394E',
  accountNumber: '0000000000',
  accountBank: 'Vietcombank',
  accountHolder: 'TAI KHOAN THU NGHIEM',
  transferNote: 'VL7K2M9XQ4TD',
  expiresAt: new Date(fixedNow + 30 * 60_000).toISOString(),
  sandbox: true,
});

/** How far the top-up has come. */
export const topUp = (status: 'pending' | 'processing' | 'success') =>
  answer({
    id: topUpId,
    kind: 'topup',
    amount: 200_000,
    status,
    title: 'Nạp tiền',
    createdAt: new Date(fixedNow).toISOString(),
    orderId: null,
    bank: null,
    order: null,
  });

/** A shop in which a top-up can be begun and waits for its transfer. */
export const topUpAnswers: Answers = {
  ...moneyAnswers,
  'POST /banks/get-all': banks,
  [INIT]: transferCode,
  [WAITING]: transferCode,
  [TOP_UP]: topUp('pending'),
};
