import { QRPay } from 'vietnam-qr-pay';

/** What a VietQR code tells a banking app. */
export interface Transfer {
  /** The bank's six digits at NAPAS. */
  bin: string;
  accountNumber: string;
  /** Đồng. */
  amount: number;
  note: string;
}

/** The text of a VietQR code for one transfer with a fixed amount and note (EMV merchant-presented mode). */
export function vietQr({ bin, accountNumber, amount, note }: Transfer): string {
  return QRPay.initVietQR({ bankBin: bin, bankNumber: accountNumber, amount: String(amount), purpose: note }).build();
}
