import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { sameText } from '../secrets';
import { paymentReportSchema, type PaymentProvider } from '../topup/paymentProvider';
import { findTopUpByNote } from '../topup/transferNote';

const HEADER = 'X-Wallet-Mac';
const MINUTE = 60_000;

/** `<ms>:<base64 HMAC-SHA512 of "ms", a line break and the body>`. */
export function walletMac(key: string, body: string, at: Date): string {
  const time = at.getTime();
  return `${time}:${createHmac('sha512', key).update(`${time}\n${body}`).digest('base64')}`;
}

const noticeSchema = v.object({
  event: v.literal('MONEY_IN'),
  payment: v.object({
    no: v.string(),
    /** Đồng, in digits. */
    value: v.pipe(v.string(), v.digits(), v.transform(Number)),
    message: v.string(),
  }),
});

/**
 * A made-up e-wallet, as unlike a bank transfer by VietQR as may be: another proof, another form of report, which names
 * the top-up by what the payer wrote, and no word of failures.
 */
export const eWallet: PaymentProvider = {
  id: 'e-wallet',
  securityScheme: { type: 'apiKey', in: 'header', name: HEADER, description: 'For a minute.' },
  instructions: async (_db, _shop, { id, amount, transferNote }) => ({
    qrContent: `wallet://pay?shop=veloc&order=${id}&value=${amount}&message=${transferNote}`,
    accountNumber: '0900000000',
    accountBank: 'Ví Thử',
  }),
  isAuthentic({ secrets, clock }, { headers, body }) {
    const mac = headers.get(HEADER) ?? '';
    const at = new Date(Number.parseInt(mac, 10));
    const age = Math.abs(clock.now().getTime() - at.getTime());
    return age <= MINUTE && sameText(mac, walletMac(secrets.gatewayKey, body, at));
  },
  async readReport(db, body) {
    const { payment } = v.parse(v.pipe(v.string(), v.parseJson(), noticeSchema), body);
    const topUp = await findTopUpByNote(db, payment.message);
    const report = { id: topUp?.id ?? payment.message, providerRef: payment.no, amount: payment.value };
    return v.parse(paymentReportSchema, { ...report, status: 'success' });
  },
  playTransfer({ secrets, clock }, { transferNote, amount, providerRef }) {
    const payment = { no: providerRef, value: String(amount), message: transferNote };
    const body = JSON.stringify({ event: 'MONEY_IN', payment });
    return { headers: new Headers({ [HEADER]: walletMac(secrets.gatewayKey, body, clock.now()) }), body };
  },
};
