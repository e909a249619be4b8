import type { OtpPurpose } from '@veloc/rules';
import type { Context } from 'hono';
import { inTransaction } from '../db/transaction';
import type { AppEnv } from '../http/env';
import { forget, idempotent } from '../http/idempotency';
import { Refusal } from '../http/refusal';
import { maskPhone } from '../log';
import type { OneTimeCode } from '../shop';
import { challengeAnswer } from './challenge';
import { makeCode } from './makeCode';

interface SendRequest {
  phone: string;
  purpose: OtpPurpose;
  endpointId: string;
}

/**
 * Makes a code, commits it, then sends it, so that no transaction waits for a messaging service. A code that could not
 * be sent is taken back with its key: it counts against no limit and a repeat sends a new one.
 */
export async function sendCode(c: Context<AppEnv>, body: SendRequest): Promise<Response> {
  const shop = c.get('shop');
  let fresh: { message: OneTimeCode; challengeId: string } | undefined;
  const answer = await idempotent(c, body.phone, 'otp-verify/send', body, async (trx) => {
    const { challenge, message } = await makeCode(shop, trx, body);
    fresh = { message, challengeId: challenge.id };
    return challengeAnswer(shop, challenge);
  });
  // A repeat was answered from the stored row: its code is on its way already.
  if (!fresh) return answer;

  const { message, challengeId } = fresh;
  try {
    await shop.sendCode(message);
    return answer;
  } catch (error) {
    shop.log.error(`the code for ${maskPhone(message.phone)} could not be sent`, error);
    await inTransaction(shop, async (trx) => {
      await trx.deleteFrom('otp_challenges').where('id', '=', challengeId).execute();
      await forget(c, trx, body.phone);
    });
    throw new Refusal(503, 'OTP_NOT_SENT', 'Chưa gửi được mã xác thực. Vui lòng thử lại.');
  }
}
