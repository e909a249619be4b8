/** A bank as the picker shows it. */
export interface BankOption {
  /** Its id. */
  value: string;
  /** The name people use, for instance "Vietcombank". */
  label: string;
  /** Three or four letters, for instance "VCB"; the first letters of the name stand in for it. */
  code?: string | undefined;
  /** The full name, as a second line. */
  detail?: string | undefined;
  /** Address of a square picture; the letters stand there without one. */
  logo?: string | null | undefined;
}

/** Without case, marks and the stroke of đ, so that "dau tu" finds "Đầu tư". */
function plain(text: string) {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').trim();
}

/** Banks in whose name, code or full name every typed word occurs. */
export function findBanks<Bank extends BankOption>(banks: readonly Bank[], query: string): readonly Bank[] {
  const words = plain(query).split(/\s+/);
  return banks.filter(({ label, code = '', detail = '' }) => {
    const text = plain(`${label} ${code} ${detail}`);
    return words.every((word) => text.includes(word));
  });
}

/** More do not fit into the sign of a bank. */
const MOST_LETTERS = 4;

/** Letters to know a bank by: its name where that fits, its code as far as it does, else the first letters of its name. */
export function lettersOf({ code, label }: BankOption) {
  if (label.length <= MOST_LETTERS) return label;
  const initials = label.split(/\s+/).map((word) => word.charAt(0).toUpperCase());
  return code?.slice(0, MOST_LETTERS) ?? initials.slice(0, 3).join('');
}
