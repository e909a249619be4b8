import * as v from 'valibot';
import { asBanksWrite } from '../../holderName';
import { checkNewPin } from '../../session/pin';
import { phoneInvalid, pinLength, pinTooEasy } from '../../texts/account';
import { otpPurposes } from '../account';

// +84 takes exactly 9 digits, other countries 6 to 12 after a code of 1 to 3 (spec section 5).
const E164 = /^\+(?:84\d{9}|(?!84)[1-9]\d{6,14})$/;

/** A phone as the wire carries it, '+84912345678': spaces go, and one 0 after +84 (decision A23). */
export const phoneSchema = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/\s+/g, '').replace(/^\+840/, '+84')),
  v.regex(E164, phoneInvalid),
);

/** A PIN as it is typed to log in. */
const pinSchema = v.pipe(v.string(), v.regex(/^\d{6}$/, pinLength));

/** A PIN to be set, not yet beside its phone: see `checkNewPin`. */
const newPinSchema = v.pipe(
  pinSchema,
  v.check((pin) => checkNewPin(pin).ok, pinTooEasy),
);

/** Text without control characters, which would rearrange the text round it. */
/*@__NO_SIDE_EFFECTS__*/
export function line(longest: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(longest), v.regex(/^[^\p{Cc}\p{Cf}]*$/u));
}

const nameLine = line(60);
/** Money is paid out in a name, so it has a letter that a bank writes; a lone accent would be no name there. */
const hasLetter = (name: string) => /\p{L}/u.test(asBanksWrite(name));
/** A name as its player writes it. */
export const nameSchema = v.pipe(nameLine, v.minLength(1), v.check(hasLetter));
const nameOrNone = v.pipe(
  nameLine,
  v.check((name) => name === '' || hasLetter(name)),
);

/** What proves that the player is the owner of the account: a `pin` as it was typed, or the `signature` of a code. */
export const proof = v.optional(v.string());

const endpointId = v.optional(v.string(), 'WEB');

export const phoneCheckRequestSchema = v.object({ endpointId, phone: phoneSchema });

const code = v.pipe(v.string(), v.regex(/^\d{6}$/));
const purpose = v.picklist(otpPurposes);
// It is part of a key of an index, which takes no long text.
const challengeId = v.pipe(v.string(), v.maxLength(100));

export const otpStateRequestSchema = v.object({ challengeId });
export const otpSendRequestSchema = v.object({ phone: phoneSchema, purpose, endpointId });
export const otpVerifyRequestSchema = v.object({ challengeId, phone: phoneSchema, code });
export const otpSubmitRequestSchema = v.object({ challengeId, code, purpose });

// The stored user object comes along with the proof; it is not believed (a user object alone never logs in).
export const endpointLoginRequestSchema = v.object({
  phone: phoneSchema,
  endPointId: v.optional(v.string(), 'WEB'),
  signature: v.string(),
});
export const uidLoginRequestSchema = v.object({ uid: v.pipe(v.string(), v.uuid()), signature: v.string() });
export const pinLoginRequestSchema = v.object({ phone: phoneSchema, pin: pinSchema });

/** `signature` is the one-time proof of the phone; the name may be empty. */
export const registrationRequestSchema = v.object({
  phone: phoneSchema,
  name: v.optional(nameOrNone, ''),
  signature: v.string(),
  pin: v.optional(newPinSchema),
  acceptPrivacy: v.optional(v.boolean(), false),
  inviteCode: v.optional(v.string()),
});

/** Without the token, the cookie of the device names the session. */
export const refreshRequestSchema = v.optional(v.object({ refreshToken: v.optional(v.string()) }), {});

export const profileRequestSchema = v.object({
  name: v.optional(nameSchema),
  email: v.optional(v.union([v.literal(''), v.pipe(line(254), v.email())])),
  identify: v.optional(v.union([v.literal(''), v.pipe(line(20), v.regex(/^[0-9A-Za-z]{6,20}$/))])),
  signature: v.optional(v.string()),
});

/** With the old PIN, or a signature of purpose change_pin. */
export const pinChangeRequestSchema = v.object({
  oldPin: v.optional(pinSchema),
  newPin: newPinSchema,
  signature: v.optional(v.string()),
  refreshToken: v.optional(v.string()),
});

export type PhoneCheckRequest = v.InferInput<typeof phoneCheckRequestSchema>;
export type OtpStateRequest = v.InferInput<typeof otpStateRequestSchema>;
export type OtpSendRequest = v.InferInput<typeof otpSendRequestSchema>;
export type OtpVerifyRequest = v.InferInput<typeof otpVerifyRequestSchema>;
export type OtpSubmitRequest = v.InferInput<typeof otpSubmitRequestSchema>;
export type EndpointLoginRequest = v.InferInput<typeof endpointLoginRequestSchema>;
export type UidLoginRequest = v.InferInput<typeof uidLoginRequestSchema>;
export type PinLoginRequest = v.InferInput<typeof pinLoginRequestSchema>;
export type RegistrationRequest = v.InferInput<typeof registrationRequestSchema>;
export type RefreshRequest = NonNullable<v.InferInput<typeof refreshRequestSchema>>;
export type ProfileRequest = v.InferInput<typeof profileRequestSchema>;
export type PinChangeRequest = v.InferInput<typeof pinChangeRequestSchema>;
