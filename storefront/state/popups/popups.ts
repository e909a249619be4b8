import { isBalanceWarning, shouldOpenLogin, texts } from '@veloc/rules';
import { messageOf } from '../../api/errors';
import { createStore, type Store } from '../../lib/store';
import {
  noPopups,
  firstPopups,
  type ContactMessage,
  type PopupsState,
  type SuccessMessage,
  type ToastMessage,
} from './popupsState';

export interface Popups extends Pick<Store<PopupsState>, 'get' | 'subscribe'> {
  succeed(notice?: SuccessMessage): void;
  /** Says what has happened beside the page, which stays in use. */
  tell(toast: ToastMessage): void;
  /** Shows a warning in the shop's own words. */
  warn(message: string): void;
  /**
   * Shows why a call failed, of which only the server's sentence tells what it leads to: one that asks for a login opens
   * the login modal, one about money brings 'Nạp ngay'. Takes an error or the sentence itself; `shortfall` in đồng.
   */
  warnOfFailure(failure: unknown, details?: { shortfall?: number }): void;
  /** All in đồng. */
  showBalanceShortfall(shortfall: number, details?: { total?: number; balance?: number }): void;
  openLogin(): void;
  openContact(contact: ContactMessage): void;
  /** The loading popup; `finishLoading` turns its spinner into a tick. */
  showLoading(message?: string): void;
  finishLoading(message?: string): void;
  /** Takes the loading popup away. */
  hideLoading(): void;
  setPageLoading(loading: boolean): void;
  close(): void;
}

/** What the shop tells the player from anywhere (spec sections 2, 6 and 8). */
export function createPopups(): Popups {
  const store = createStore(firstPopups);
  const patch = (change: Partial<PopupsState>) => store.set((state) => ({ ...state, ...change }));
  return {
    get: store.get,
    subscribe: store.subscribe,
    succeed: (success = {}) => patch({ success, transactionStatus: -1 }),
    tell: (toast) => patch({ toast }),
    warn: (message) => patch({ message }),
    warnOfFailure(failure, { shortfall } = {}) {
      const message = typeof failure === 'string' ? failure : messageOf(failure);
      if (shouldOpenLogin(message)) patch({ login: true });
      else if (isBalanceWarning(message)) patch({ shortfall: { message, amount: shortfall ?? null } });
      else patch({ message });
    },
    showBalanceShortfall: (amount, details) =>
      patch({ shortfall: { message: texts.balanceShort(amount), amount, ...details } }),
    openLogin: () => patch({ login: true }),
    openContact: (contactPopup) => patch({ contactPopup }),
    showLoading: (transactionMessage = 'Đang xử lý…') => patch({ transactionStatus: 0, transactionMessage }),
    finishLoading: (transactionMessage = 'Hoàn tất') => patch({ transactionStatus: 1, transactionMessage }),
    hideLoading: () => patch({ transactionStatus: -1, transactionMessage: '' }),
    setPageLoading: (loading) => patch({ loading }),
    close: () => store.set(({ loading }) => ({ ...noPopups, loading })),
  };
}
