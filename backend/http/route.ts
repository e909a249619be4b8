import type { ContractRow } from '@veloc/rules';
import type { MiddlewareHandler } from 'hono';
import { optionalUser, requireUser } from './auth';
import type { AppEnv } from './env';
import { requireGateway } from './requireGateway';
import { requireOperator } from './requireOperator';
import { withSecurity } from './security';

const open: MiddlewareHandler<AppEnv> = (_, next) => next();
/** For a call that a token or a refresh token may name the session of; its handler judges both. */
const eitherToken = withSecurity((_, next) => next(), 'player', { isOptional: true });

const guards = { anyone: open, player: requireUser, operator: requireOperator, gateway: requireGateway };
const guardsWithoutToken = { ...guards, anyone: optionalUser, player: eitherToken };

/**
 * Method, path and guard of a call of the contract, for Hono's `on`: `app.on(...route(contract.getCart), …)`. What a row
 * says of who may call it is so what the call asks for.
 */
export function route<Row extends ContractRow>(row: Row): [Row['method'], Row['path'], MiddlewareHandler<AppEnv>] {
  return [row.method, row.path, (row.isTokenOptional ? guardsWithoutToken : guards)[row.access]];
}
