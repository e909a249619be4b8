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
export type ReadNotificationsRequest = v.InferInput<typeof readNotificationsRequestSchema>;
