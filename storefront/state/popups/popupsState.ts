/** The notification state of spec section 3, and the two popups that warnings turn into. */
export interface PopupsState {
  /** A warning, or null. */
  message: string | null;
  contactPopup: ContactMessage | null;
  success: SuccessMessage | null;
  /** The global loader; it starts true (spec section 4). */
  loading: boolean;
  /** −1 nothing, 0 under way, 1 done: what the loading popup shows. */
  transactionStatus: -1 | 0 | 1;
  transactionMessage: string;
  login: boolean;
  /** What is missing for a payment, or null. */
  shortfall: ShortfallMessage | null;
  /** What was said last without covering the page, or null. */
  toast: ToastMessage | null;
}

export interface ContactMessage {
  title: string;
  description: string;
}

export interface SuccessMessage {
  /** @default 'Thành công' */
  title?: string;
  message?: string;
  /** What it is about, in lines of its own: 'POWER 6/55', 'quay 18:00 hôm nay'. */
  subject?: readonly string[];
  /** Đồng that were paid, shown as a fact of its own. */
  amount?: number;
  /** What the amount is. @default 'Đã thanh toán' */
  amountLabel?: string;
  /** Đồng that are in the wallet now, shown under the amount. */
  balance?: number;
  /** It has only been asked for, and is still to come. */
  isPending?: boolean;
  /** Label of its button. @default 'Đóng' */
  actionLabel?: string;
  /** Where its button leads; without one it only closes. */
  href?: string;
}

export interface ToastMessage {
  message: string;
  actionLabel: string;
  /** Where its button leads; on that page it is not shown. */
  href?: string;
  /** What its button does, where it leads nowhere. */
  onPress?: () => void;
}

export interface ShortfallMessage {
  message: string;
  /** Đồng that are missing; null when nobody said how much. */
  amount: number | null;
  /** What has to be paid, in đồng. */
  total?: number;
  /** What the wallet holds, in đồng. */
  balance?: number;
}

export const noPopups: PopupsState = {
  message: null,
  contactPopup: null,
  success: null,
  loading: false,
  transactionStatus: -1,
  transactionMessage: '',
  login: false,
  shortfall: null,
  toast: null,
};

export const firstPopups: PopupsState = { ...noPopups, loading: true };

export type PopupKind = 'login' | 'shortfall' | 'message' | 'transaction' | 'success' | 'contact';

/** The one popup that may be open, by urgency; the others wait for it. */
export function openPopup(state: PopupsState): PopupKind | null {
  if (state.login) return 'login';
  if (state.shortfall) return 'shortfall';
  if (state.message !== null) return 'message';
  if (state.transactionStatus >= 0) return 'transaction';
  if (state.success) return 'success';
  return state.contactPopup ? 'contact' : null;
}
