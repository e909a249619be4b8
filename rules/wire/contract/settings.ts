import type { PinChangeRequest } from '../requests/account';
import type { BreakRequest, LimitsRequest } from '../requests/limits';
import { player, takes } from './call';

// What a player sets: devices, PIN, limits on spending and breaks.

export const listDevices = player('GET', '/auth/sessions');
export const endDevice = player('DELETE', '/auth/sessions/:id');
export const endOtherDevices = player('DELETE', '/auth/sessions');
export const changePin = player('POST', '/users/change-pass', takes<PinChangeRequest>({ isIdempotent: true }));
export const getLimits = player('GET', '/client-limits');
export const changeLimits = player('PUT', '/client-limits', takes<LimitsRequest>({ isIdempotent: true }));
export const takeBreak = player('POST', '/client-limits/break', takes<BreakRequest>({ isIdempotent: true }));
