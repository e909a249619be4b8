import type { ContractRow } from '@veloc/rules';
import type * as v from 'valibot';
import { callOf, type SentWith } from './call';
import { read, readPage } from './read';
import type { Send } from './transport';

/** Makes calls of the contract and reads their answers, of lists page by page. Both throw `ApiError`. */
export function createAsk(send: Send) {
  return {
    ask: async <Row extends ContractRow, T>(row: Row, answer: v.GenericSchema<unknown, T>, ...sent: SentWith<Row>) =>
      read(answer, await send(callOf(row, ...sent))),
    askPage: async <Row extends ContractRow, T>(row: Row, item: v.GenericSchema<unknown, T>, ...sent: SentWith<Row>) =>
      readPage(item, await send(callOf(row, ...sent))),
  };
}
