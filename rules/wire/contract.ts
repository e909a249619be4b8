/** Every call of the API by name: where routes, documents, requests and proxies take its path from. */

import { resultGames } from '../periods/ids';
import * as account from './contract/account';
import * as books from './contract/books';
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
export * from './contract/books';
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

/** All of them, by the part of the shop they belong to and the name they have here; a list of results for each game. */
export function callParts() {
  const { resultsOf, ...others } = shop;
  const results = Object.fromEntries(resultGames.map((game) => [`${game}Results`, resultsOf(game)]));
  return {
    account,
    books,
    settings,
    numberSets,
    content,
    play,
    printing,
    regional,
    money,
    wallet,
    operator,
    public: { ...others, ...results },
  } satisfies Record<string, Readonly<Record<string, ContractRow>>>;
}

/** All of them. */
export function allCalls(): ContractRow[] {
  return Object.values(callParts()).flatMap((part) => Object.values<ContractRow>(part));
}
