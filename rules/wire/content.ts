import * as v from 'valibot';
import { gameIdSchema, instantSchema } from './primitives';

export const supportContactSchema = v.object({
  title: v.string(),
  description: v.string(),
  phone: v.string(),
  zalo: v.string(),
  email: v.string(),
  hours: v.string(),
});

export const bannerSchema = v.object({
  id: v.string(),
  image: v.nullish(v.string(), null),
  href: v.nullish(v.string(), null),
  title: v.string(),
});

/** The version of the privacy text that a player accepted last, and when. */
export const acceptedPrivacySchema = v.object({ version: v.number(), acceptedAt: instantSchema });

export const privacySchema = v.object({
  content: v.string(),
  version: v.number(),
  /** By the player who asks; nothing for a guest, and for who has accepted none. */
  accepted: v.nullish(acceptedPrivacySchema),
});

/** A text that the operator writes: a guide, the terms, the privacy text. */
export const contentSchema = v.object({
  id: v.string(),
  kind: v.string(),
  /** The game a guide is of; null, or another word than a game's, for a text of the shop itself. */
  gameId: v.fallback(v.nullish(gameIdSchema, null), null),
  title: v.string(),
  /** Plain text or HTML: sanitise it before it is shown. */
  body: v.string(),
  version: v.number(),
  updatedAt: instantSchema,
});

export type Content = v.InferOutput<typeof contentSchema>;
export type SupportContact = v.InferOutput<typeof supportContactSchema>;
export type Banner = v.InferOutput<typeof bannerSchema>;
export type Privacy = v.InferOutput<typeof privacySchema>;
