import { asBanksWrite, isSameName, texts, WITHDRAWAL } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';

/** An account at a bank as it is being typed. */
export interface PayeeDraft {
  bankId: string | null;
  accountNumber: string;
  accountHolder: string;
}

export function accountNumberProblem(written: string): string | null {
  const account = written.replaceAll(/\s/g, '');
  return /^[\dA-Za-z]{6,19}$/.test(account) ? null : 'Số tài khoản gồm 6 đến 19 chữ số';
}

/** `owner` is the profile's name; an empty one is not known here, and the server judges alone. */
export function accountHolderProblem(written: string, owner = ''): string | null {
  if (!/^[A-Z][A-Z .'-]{1,69}$/.test(asBanksWrite(written))) return 'Nhập tên chủ tài khoản như trên thẻ';
  return owner === '' || isSameName(written, owner) ? null : texts.holderIsNotYou(owner);
}

/** The first thing that an account being typed still lacks, as a request; null when nothing does. */
export function missingOfPayee({ bankId, accountNumber, accountHolder }: PayeeDraft, owner = ''): string | null {
  if (bankId === null) return 'Chọn ngân hàng nhận tiền';
  if (accountNumberProblem(accountNumber) !== null) return 'Nhập số tài khoản';
  if (accountHolderProblem(accountHolder) !== null) return 'Nhập tên chủ tài khoản';
  return accountHolderProblem(accountHolder, owner) === null ? null : 'Dùng tài khoản đứng tên bạn';
}

/** Why so much cannot be taken out; null when it can, and while nothing is typed. `balance` −1 is unknown. */
export function amountProblem(amount: number | null, balance: number): string | null {
  if (amount === null) return null;
  if (amount < WITHDRAWAL.least) return `Số tiền rút tối thiểu là ${formatMoney(WITHDRAWAL.least)}`;
  if (amount > WITHDRAWAL.most) return `Số tiền rút tối đa là ${formatMoney(WITHDRAWAL.most)}`;
  if (balance >= 0 && amount > balance) return `Chỉ rút được tối đa ${formatMoney(balance)}`;
  return null;
}

const ROUND = [1, 2, 5, 10, 20, 50, 100, 200].map((times) => times * 100_000);
const MOST_ROUND = 4;

/** The largest round amounts within the balance, and all of it where so much may be taken out at once. */
export function amountOptions(balance: number) {
  const round = ROUND.filter((amount) => amount < balance).slice(-MOST_ROUND);
  if (balance < WITHDRAWAL.least) return round;
  return [...round, balance > WITHDRAWAL.most ? WITHDRAWAL.most : { value: balance, label: 'Tất cả' }];
}
