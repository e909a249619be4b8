import type { MiddlewareHandler } from 'hono';
import { uniqueSymbol } from 'hono-openapi';
import type { AppEnv } from './env';

/** What a call asks for, as the OpenAPI document names it; the gateway's is the payment provider's own. */
export const securitySchemes = {
  player: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a login.' },
  operator: { type: 'http', scheme: 'bearer', description: 'The operator key of the data folder.' },
} as const;

type Scheme = keyof typeof securitySchemes | 'gateway';

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
