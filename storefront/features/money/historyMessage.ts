import { texts } from '@veloc/rules';
import { ApiError, messageOf } from '../../api/errors';

/** Why a history did not come: the server's own sentence, else the one that the specification fixes (section 8). */
export function historyMessage(error: unknown): string {
  const isMute =
    !(error instanceof ApiError) ||
    error.kind === 'answer' ||
    (error.status !== undefined && error.message === texts.serverFailed(error.status));
  return isMute ? texts.transactionsFailed : messageOf(error);
}
