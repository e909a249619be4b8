import { loginPhrases } from './texts/account';
import { balancePhrases } from './texts/money';

// A sentence says what it is about long before; a longer text is not read to its end.
const READ = 1_000;

// A keyboard may compose the accents otherwise than this file; NFC makes both one.
function holdsOneOf(phrases: readonly string[], warning: unknown): boolean {
  if (typeof warning !== 'string') return false;
  const text = plain(warning.slice(0, READ));
  return phrases.some((phrase) => text.includes(plain(phrase)));
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Whether a warning opens the login modal instead of a popup (spec section 6). */
export function shouldOpenLogin(warning: unknown): boolean {
  return holdsOneOf(loginPhrases, warning);
}

/** Whether a warning is shown with 'Nạp ngay' (spec section 8). */
export function isBalanceWarning(warning: unknown): boolean {
  return holdsOneOf(balancePhrases, warning);
}
