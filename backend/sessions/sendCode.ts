import type { contract, OtpPurpose } from '@veloc/rules';
import { inTransaction } from '../db/transaction';
import type { CallContext } from '../http/env';
import { forget, idempotent } from '../http/idempotency';
import { HttpError } from '../http/httpError';
import { maskPhone } from '../log';
import type { OneTimeCode } from '../shop';
import { challengeAnswer } from './challenge';
import { makeCode } from './makeCode';
import { otpAsker } from './otpPhone';
import { requireServedCountry, type SendBudget } from './sendBudget';
import { codeAsker } from './unlockLink';

const ROUTE = 'otp-verify/send';

interface SendRequest {
  phone: string;
  purpose: OtpPurpose;
  endpointId: string;
}

/**
 * Makes a code, commits it, then sends it, so that no transaction waits for a messaging service. A code that could not
 * be sent, or is too much for the hour, is taken back with its key: it counts against no limit of the phone and a repeat
 * sends a new one.
 */
export async function sendCode(
  c: CallContext<typeof contract.sendCode>,
  body: SendRequest,
  budget: SendBudget,
): Promise<Response> {
  const shop = c.get('shop');
  requireServedCountry(shop, body.phone);
  const asker = otpAsker(await codeAsker(c, { phone: body.phone }));
  let fresh: { message: OneTimeCode; challengeId: string; codesThisHour: number } | undefined;
  const answer = await idempotent(c, body.phone, ROUTE, body, async (trx) => {
    const { challenge, message, codesThisHour } = await makeCode(shop, trx, { ...body, asker }).catch(
      (error: unknown) => {
        if (error instanceof HttpError && error.status === 429) c.set('isRefusedByPhone', true);
        throw error;
      },
    );
    fresh = { message, challengeId: challenge.id, codesThisHour };
    return challengeAnswer(shop, trx, challenge);
  });
  // A repeat was answered from the stored row: its code is on its way already.
  if (!fresh) return answer;

  const { message, challengeId, codesThisHour } = fresh;
  try {
    await budget.spend(asker, { codesThisHour, callsThisHour: c.get('callsThisHour') ?? 0 });
    await shop.sendCode(message);
    shop.metrics.codeSent();
    return answer;
  } catch (error) {
    await inTransaction(shop, async (trx) => {
      await trx.deleteFrom('otp_challenges').where('id', '=', challengeId).execute();
      await forget(c, trx, { owner: body.phone, route: ROUTE });
    });
    if (error instanceof HttpError) throw error;
    shop.log.error(`the code for ${maskPhone(message.phone)} could not be sent`, error);
    throw new HttpError(503, 'OTP_NOT_SENT', 'Chưa gửi được mã xác thực. Vui lòng thử lại.');
  }
}
