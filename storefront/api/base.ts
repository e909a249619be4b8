const FALLBACK_PORT = 5785;

/** The origin of the API: as built in, else the page's own, else the spec's local fallback. No trailing slash. */
export function apiBase(
  configured: string | undefined,
  page: Pick<Location, 'origin' | 'protocol' | 'hostname'>,
): string {
  if (configured) return configured.replace(/\/+$/, '');
  if (page.protocol.startsWith('http')) return page.origin;
  return `http://${page.hostname || 'localhost'}:${FALLBACK_PORT}`;
}
