import { contract, type BreakLength, type LimitsRequest, type PinChangeRequest } from '@veloc/rules';
import * as v from 'valibot';
import { createAsk } from '../read';
import { callOf } from '../call';
import type { Send } from '../transport';
import type { PaymentProof } from './money';

/** PIN, devices and safer play: calls of pages that come by themselves, so they are no part of the shop's client. */
export function settingsCalls(send: Send) {
  const { ask, askAs } = createAsk(send);

  return {
    /** Ends every other session. */
    changePin: async (change: PinChangeRequest) => {
      await send(callOf(contract.changePin, { body: change, renewsSession: true }));
    },

    devices: () => ask(contract.listDevices),

    endDevice: async (id: string) => {
      await send(callOf(contract.endDevice, { params: { id } }));
    },

    /** `stay`: those that logged in later than this one. */
    endOtherDevices: () => askAs(contract.endOtherDevices, v.object({ stay: v.optional(v.number(), 0) })),

    playLimits: () => ask(contract.getLimits),

    changeLimits: (change: LimitsRequest) => ask(contract.changeLimits, { body: change }),

    takeBreak: (length: BreakLength, proof: PaymentProof) =>
      ask(contract.takeBreak, { body: { for: length, ...proof } }),
  };
}
