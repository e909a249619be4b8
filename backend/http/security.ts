import type { MiddlewareHandler } from 'hono';
import { uniqueSymbol } from 'hono-openapi';
import type { AppEnv } from './env';

/** What a call asks for, as the OpenAPI document names it. */
export const securitySchemes = {
  player: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a login.' },
  operator: { type: 'http', scheme: 'bearer', description: 'The operator key of the data folder.' },
  gateway: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Signature',
    description: 't=<unix seconds>,v1=<HMAC-SHA256 of "t.body" in hex>, for five minutes.',
  },
} as const;

type Scheme = keyof typeof securitySchemes;

interface SecurityOptions {
  /** The call can do without it. @default false */
  isOptional?: boolean;
}

export function securityRequirement(
  scheme: Scheme,
  { isOptional = false }: SecurityOptions = {},
): Record<string, string[]>[] {
  return [...(isOptional ? [{}] : []), { [scheme]: [] }];
}

/** Lets the document say of each call behind `guard` what it asks for, so that the two cannot differ. */
export function withSecurity(
  guard: MiddlewareHandler<AppEnv>,
  scheme: Scheme,
  how: SecurityOptions = {},
): MiddlewareHandler<AppEnv> {
  return Object.assign(guard, { [uniqueSymbol]: { spec: { security: securityRequirement(scheme, how) } } });
}
