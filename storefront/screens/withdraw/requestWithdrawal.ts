import { texts } from '@veloc/rules';
import type { WalletCalls, WithdrawalRequest } from '../../api/calls/wallet';
import { ApiError } from '../../api/errors';

/** Asks for a withdrawal. Without a token nothing is sent (spec section 5). */
export async function requestWithdrawal(
  api: Pick<WalletCalls, 'withdraw'>,
  token: string | null,
  request: WithdrawalRequest,
  key: string,
) {
  if (token === null) throw new ApiError('http', texts.withdrawalNeedsToken, 'HTTP_401', 401);
  return api.withdraw(request, key);
}
