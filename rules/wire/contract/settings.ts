import * as v from 'valibot';
import { deviceSchema, tokensSchema } from '../account';
import { playLimitsSchema } from '../limits';
import type { PinChangeRequest } from '../requests/account';
import type { BreakRequest, LimitsRequest } from '../requests/limits';
import { player, takes } from './call';

// What a player sets: devices, PIN, limits on spending and breaks.

export const listDevices = player('GET', '/auth/sessions', v.array(deviceSchema));
export const endDevice = player('DELETE', '/auth/sessions/:id', v.object({ ended: v.number() }));
/** `stay`: those that logged in later than the one that asks. */
export const endOtherDevices = player('DELETE', '/auth/sessions', v.object({ ended: v.number(), stay: v.number() }));
export const changePin = player(
  'POST',
  '/users/change-pass',
  v.object({ changed: v.literal(true), ...tokensSchema.entries }),
  takes<PinChangeRequest>({ isIdempotent: true }),
);
export const getLimits = player('GET', '/client-limits', playLimitsSchema);
export const changeLimits = player(
  'PUT',
  '/client-limits',
  playLimitsSchema,
  takes<LimitsRequest>({ isIdempotent: true }),
);
export const takeBreak = player(
  'POST',
  '/client-limits/break',
  playLimitsSchema,
  takes<BreakRequest>({ isIdempotent: true }),
);
