import { accountCalls, endingCalls } from './accountCalls';
import type { ContractCall } from './call';
import { moneyCalls } from './moneyCalls';
import { operatorCalls } from './operatorCalls';
import { playCalls } from './playCalls';
import { publicCalls } from './publicCalls';

/** The stream of a player's balances, which has no end and no envelope. */
export const STREAM = { method: 'GET', path: '/realtime/users/:file' } as const;

/** Every call with an envelope, in an order in which all of them succeed for one player. */
export const calls: readonly ContractCall[] = [
  ...publicCalls,
  ...accountCalls,
  ...playCalls,
  ...moneyCalls,
  ...operatorCalls,
  ...endingCalls,
];
