import { NONCE, secureHeaders } from 'hono/secure-headers';

interface HeaderSources {
  /** CSP sources of the page's own scripts. */
  scriptHashes: readonly string[];
  /** Another host that the storefront calls, or null. */
  apiBase: string | null;
}

/** The security headers of every answer; the nonce is new for each and admits the style elements of dialogs. */
export function securityHeaders({ scriptHashes, apiBase }: HeaderSources) {
  return secureHeaders({
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptHashes],
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(apiBase === null ? [] : [new URL(apiBase).origin])],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      // For the texts of the operator, and for the address of the service worker (storefront/app).
      trustedTypes: ['dompurify', 'service-worker'],
    },
  });
}
