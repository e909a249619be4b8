/** Every call of the API by name: where routes, documents, requests and proxies take its path from. */

import * as account from './contract/account';
import type { ContractRow } from './contract/call';
import * as money from './contract/money';
import * as operator from './contract/operator';
import * as play from './contract/play';
import * as shop from './contract/public';

export * from './contract/account';
export * from './contract/money';
export * from './contract/operator';
export * from './contract/play';
export * from './contract/public';

/** All of them; a list of results for each game. */
export function allCalls(): ContractRow[] {
  const { resultGames, resultsOf, ...others } = shop;
  const rows = [account, play, money, operator, others].flatMap((part) => Object.values<ContractRow>(part));
  return [...rows, ...resultGames.map((game) => resultsOf(game))];
}
