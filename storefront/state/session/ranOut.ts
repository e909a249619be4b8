import { texts } from '@veloc/rules';
import { safeStorage } from '../../lib/browserStorage';
import type { Popups } from '../popups/popups';
import type { Session } from './session';
import { readRanOut, writeRanOut } from './sessionStorage';

const storage = safeStorage(() => localStorage);

/** Whether a session was not renewed and nobody has been told; answers so once. */
function isUntold(): boolean {
  const marks = readRanOut(storage);
  if (!marks?.startsWith('new')) return false;
  writeRanOut(storage, marks.slice('new'.length).trim());
  return true;
}

/** Says once to whoever goes on as a guest that the session has run out, and how to go on with it. */
export function tellWhenRunOut({ tell, openLogin }: Pick<Popups, 'tell' | 'openLogin'>, { get }: Pick<Session, 'get'>) {
  if (get().token !== null || !isUntold()) return;
  tell({ message: 'Phiên đăng nhập đã hết hạn.', actionLabel: texts.login, onPress: openLogin });
}
