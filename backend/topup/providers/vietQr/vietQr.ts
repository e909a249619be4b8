import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { QRPay } from 'vietnam-qr-pay';
import type { Database } from '../../../db/schema';
import { HttpError } from '../../../http/httpError';
import { paymentReportSchema, type PaymentProvider, type ProviderShop } from '../../paymentProvider';
import { receivingAccounts } from '../../receivingAccounts';
import { isSigned, SIGNATURE_HEADER, signWebhook } from './signature';

/** What a VietQR code tells a banking app. */
interface Transfer {
  /** The bank's six digits at NAPAS. */
  bin: string;
  accountNumber: string;
  /** Đồng. */
  amount: number;
  note: string;
}

/** The text of a VietQR code for one transfer with a fixed amount and note (EMV merchant-presented mode). */
export function qrCode({ bin, accountNumber, amount, note }: Transfer): string {
  return QRPay.initVietQR({ bankBin: bin, bankNumber: accountNumber, amount: String(amount), purpose: note }).build();
}

/** The account a top-up is sent to. Throws 409 NO_RECEIVING_ACCOUNT when the shop has named none. */
async function receivingAccount(db: Kysely<Database>, shop: ProviderShop) {
  const accounts = await receivingAccounts(db, shop);
  for (const { bank, number, holder } of accounts) {
    if (bank.bin) return { bin: bank.bin, bankName: bank.name, number, holder };
  }
  shop.log.error(
    'No account receives top-ups, so players cannot pay in: add a row to pay_accounts at a bank with a BIN.',
  );
  throw new HttpError(409, 'NO_RECEIVING_ACCOUNT', 'Hiện chưa thể nạp tiền. Vui lòng thử lại sau.');
}

/** A bank transfer to the shop's own account: its note alone says whose money it is. */
export const vietQr: PaymentProvider = {
  // The only one there was when the first rows were written.
  id: 'gateway',
  securityScheme: {
    type: 'apiKey',
    in: 'header',
    name: SIGNATURE_HEADER,
    description: 't=<unix seconds>,v1=<HMAC-SHA256 of "t.body" in hex>, for five minutes.',
  },
  async instructions(db, shop, { amount, transferNote }) {
    const { bin, bankName, number, holder } = await receivingAccount(db, shop);
    return {
      qrContent: qrCode({ bin, accountNumber: number, amount, note: transferNote }),
      accountNumber: number,
      accountBank: bankName,
      accountHolder: holder,
    };
  },
  isAuthentic: ({ secrets, clock }, { headers, body }) =>
    isSigned(secrets.gatewayKey, headers.get(SIGNATURE_HEADER), body, clock.now()),
  readReport: (_, body) => v.parse(v.pipe(v.string(), v.parseJson(), paymentReportSchema), body),
  playTransfer({ secrets, clock }, { id, providerRef, amount }) {
    const body = JSON.stringify({ id, providerRef, amount, status: 'success' });
    const headers = new Headers({ [SIGNATURE_HEADER]: signWebhook(secrets.gatewayKey, body, clock.now()) });
    return { headers, body };
  },
};
