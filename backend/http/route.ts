import type { ContractRow } from '@veloc/rules';
import type { MiddlewareHandler } from 'hono';
import { auditRefusal } from '../audit/act';
import { optionalUser, requireUser } from './auth';
import { describe, describeStream } from './describe';
import type { AppEnv, CallInput } from './env';
import { requireGateway } from './requireGateway';
import { requireOperator } from './requireOperator';
import { withSecurity } from './security';

const open: MiddlewareHandler<AppEnv> = (_, next) => next();
/** For a call that a token or a refresh token may name the session of; its handler judges both. */
const eitherToken = withSecurity((_, next) => next(), 'player', { isOptional: true });

const guards = { anyone: open, player: requireUser, operator: requireOperator, gateway: requireGateway };
const guardsWithoutToken = { ...guards, anyone: optionalUser, player: eitherToken };

/** What an operator does, beside looking. */
const isAct = ({ access, method, path }: ContractRow) =>
  access === 'operator' && method !== 'GET' && path.startsWith('/operator/');

type Route<Row extends ContractRow> = [
  Row['method'],
  Row['path'],
  MiddlewareHandler<AppEnv>,
  MiddlewareHandler<AppEnv, Row['path'], CallInput<Row>>,
];

/**
 * Method, path and guard of a call of the contract, for Hono's `on`, and its line of the OpenAPI document:
 * `app.on(...route(contract.getCart, 'Your cart'), …)`. What a row says of who may call it and of what it answers is so
 * what the call asks for and what its handler must hand to `ok`.
 */
export function route<Row extends ContractRow>(row: Row, summary: string): Route<Row> {
  const described = row.answer ? describe(summary, row.answer) : describeStream(summary, row.media);
  const withRow: MiddlewareHandler<AppEnv, Row['path'], CallInput<Row>> = async (c, next) => {
    c.set('row', row);
    if (isAct(row)) await auditRefusal(c, next);
    else await next();
  };
  // The document of the calls finds the line on the handler.
  return [
    row.method,
    row.path,
    (row.isTokenOptional ? guardsWithoutToken : guards)[row.access],
    Object.assign(withRow, described),
  ];
}
