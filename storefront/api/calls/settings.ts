import { deviceSchema, playLimitsSchema, type BreakLength, type LimitSpan } from '@veloc/rules';
import * as v from 'valibot';
import { read } from '../read';
import type { Send } from '../transport';
import type { PaymentProof } from './money';

/** What proves that it is the owner who changes the PIN: the old one, or a signature of purpose change_pin. */
export type PinChange = { newPin: string; oldPin: string } | { newPin: string; signature: string };

/** Đồng, null for none; what is not named stays. */
export type LimitChange = Partial<Record<LimitSpan, number | null>>;

/** PIN, devices and safer play: calls of pages that come by themselves, so they are no part of the shop's client. */
export function settingsCalls(send: Send) {
  const auth = 'required' as const;
  const limits = async (body: unknown) => read(playLimitsSchema, body);

  return {
    /** Ends every other session. */
    changePin: async (change: PinChange) => {
      await send({ auth, method: 'POST', path: '/users/change-pass', body: change, renewsSession: true });
    },

    devices: async () => read(v.array(deviceSchema), await send({ auth, method: 'GET', path: '/auth/sessions' })),

    endDevice: async (id: string) => {
      await send({ auth, method: 'DELETE', path: `/auth/sessions/${encodeURIComponent(id)}` });
    },

    endOtherDevices: async () => {
      await send({ auth, method: 'DELETE', path: '/auth/sessions' });
    },

    playLimits: async () => limits(await send({ auth, method: 'GET', path: '/client-limits' })),

    changeLimits: async (change: LimitChange) =>
      limits(await send({ auth, method: 'PUT', path: '/client-limits', body: change })),

    takeBreak: async (length: BreakLength, proof: PaymentProof) =>
      limits(await send({ auth, method: 'POST', path: '/client-limits/break', body: { for: length, ...proof } })),
  };
}
