/** Every call of the API by name: where routes, documents, requests and proxies take its path from. */

import { resultGames } from '../periods/ids';
import * as account from './contract/account';
import type { ContractRow } from './contract/call';
import * as content from './contract/content';
import * as money from './contract/money';
import * as numberSets from './contract/numberSets';
import * as operator from './contract/operator';
import * as play from './contract/play';
import * as printing from './contract/printing';
import * as shop from './contract/public';
import * as regional from './contract/regional';
import * as settings from './contract/settings';
import * as wallet from './contract/wallet';

export * from './contract/account';
export * from './contract/content';
export * from './contract/money';
export * from './contract/numberSets';
export * from './contract/operator';
export * from './contract/play';
export * from './contract/printing';
export * from './contract/public';
export * from './contract/regional';
export * from './contract/settings';
export * from './contract/wallet';
/** Games whose results are a list of draws. */
export { resultGames, type ResultGame } from '../periods/ids';

/** All of them; a list of results for each game. */
export function allCalls(): ContractRow[] {
  const { resultsOf, ...others } = shop;
  const rows = [
    account,
    settings,
    numberSets,
    content,
    play,
    printing,
    regional,
    money,
    wallet,
    operator,
    others,
  ].flatMap((part) => Object.values<ContractRow>(part));
  return [...rows, ...resultGames.map((game) => resultsOf(game))];
}
