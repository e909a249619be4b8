/** What a VietQR code tells a banking app. */
export interface Transfer {
  /** The bank's six digits at NAPAS. */
  bin: string;
  accountNumber: string;
  /** Đồng. */
  amount: number;
  note: string;
}

const NAPAS = 'A000000727';
const TO_ACCOUNT = 'QRIBFTTA';
const VND = '704';

/** One field of the EMV code: two digits of tag, two of length, the value. */
function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

/** CRC-16/CCITT-FALSE as four hex digits. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The text of a VietQR code for one transfer with a fixed amount and note (EMV merchant-presented mode). */
export function vietQr({ bin, accountNumber, amount, note }: Transfer): string {
  const account = field('00', bin) + field('01', accountNumber);
  const merchant = field('00', NAPAS) + field('01', account) + field('02', TO_ACCOUNT);
  const content =
    field('00', '01') +
    field('01', '12') +
    field('38', merchant) +
    field('53', VND) +
    field('54', String(amount)) +
    field('58', 'VN') +
    field('62', field('08', note)) +
    '6304';
  return content + checksum(content);
}
