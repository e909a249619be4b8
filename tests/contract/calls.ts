import { contract } from '@veloc/rules';
import { accountCalls, endingCalls } from './accountCalls';
import { call, type ContractCall } from './call';
import { moneyCalls } from './moneyCalls';
import { clockCalls, operatorCalls } from './operatorCalls';
import { playCalls } from './playCalls';
import { publicCalls } from './publicCalls';

/** The stream of a player's balances, which has no end and no envelope. */
export const STREAM = contract.streamBalance;

/** Every call with an envelope, in an order in which all of them succeed for one player. */
export const calls: readonly ContractCall[] = [
  ...publicCalls,
  ...accountCalls,
  ...playCalls,
  ...moneyCalls,
  ...operatorCalls,
  ...endingCalls,
  ...clockCalls,
];

/** Every call of the app: beside those, what answers without an envelope. */
export const allCalls: readonly ContractCall[] = [
  call(contract.openapi),
  call(STREAM, { send: ({ phone }) => ({ params: { file: `${phone}.json` } }) }),
  ...calls,
];
