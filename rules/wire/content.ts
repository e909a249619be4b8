import * as v from 'valibot';

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

export const privacySchema = v.object({ content: v.string(), version: v.number() });

export type SupportContact = v.InferOutput<typeof supportContactSchema>;
export type Banner = v.InferOutput<typeof bannerSchema>;
export type Privacy = v.InferOutput<typeof privacySchema>;
