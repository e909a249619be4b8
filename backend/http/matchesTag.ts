import { createHash } from 'node:crypto';

/** The ETag of what an answer says; weak, for it is sent compressed too. */
export function tagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** Whether an `If-None-Match` header names `tag`, by the weak comparison of RFC 9110, section 13.1.2. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return header.split(',').some((named) => opaque(named) === opaque(tag));
}
