/** The verification page for a phone in E.164; `existing` travels as a word (spec section 2). */
export function verifyHref(phone: string, existing: boolean): string {
  return `/account/verify?${new URLSearchParams({ phone, existing: String(existing) })}`;
}
