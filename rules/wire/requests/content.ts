import * as v from 'valibot';

/** The version of the text that was read. */
export const acceptPrivacyRequestSchema = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** `type` 'public' asks for what guests may see. */
export const parametersRequestSchema = v.optional(v.object({ type: v.optional(v.string()) }), {});

/** Without `ids` all of them are meant. */
export const readNotificationsRequestSchema = v.object({
  ids: v.optional(v.pipe(v.array(v.string()), v.maxLength(200))),
});

export type AcceptPrivacyRequest = v.InferInput<typeof acceptPrivacyRequestSchema>;
export type ParametersRequest = NonNullable<v.InferInput<typeof parametersRequestSchema>>;
/** A browser's push subscription (RFC 8291): its public key and its secret, 65 and 16 bytes in base64url. */
export const pushRequestSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1_000), v.url()),
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
});

export type PushRequest = v.InferInput<typeof pushRequestSchema>;
export type ReadNotificationsRequest = v.InferInput<typeof readNotificationsRequestSchema>;
