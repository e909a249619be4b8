import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionBuilder, type Transaction } from 'kysely';
import { Pool } from 'pg';

interface Holder {
  /** Whether its transaction is still open. */
  isOpen: boolean;
}
const holder = new AsyncLocalStorage<Holder>();

const execute = TransactionBuilder.prototype.execute;
const connect = Pool.prototype.connect as (this: Pool, ...args: unknown[]) => unknown;
let isGuarded = false;

/**
 * Lets a server refuse what would wait for ever on the embedded database, which has one connection: asking for another
 * one within a transaction. What a test does meanwhile as somebody else goes in `asSomebodyElse`.
 */
export function refuseSecondConnections(): void {
  if (isGuarded) return;
  isGuarded = true;
  TransactionBuilder.prototype.execute = function (this: TransactionBuilder<unknown>, work) {
    const mine: Holder = { isOpen: true };
    const held = (trx: Transaction<unknown>) => holder.run(mine, () => work(trx));
    return execute.call(this, held).finally(() => {
      mine.isOpen = false;
    });
  } as typeof execute;
  Pool.prototype.connect = function (this: Pool, ...args: unknown[]) {
    if (holder.getStore()?.isOpen) {
      throw new Error(
        'A transaction asks for a second connection, and the embedded database has one: inside the transaction use trx.',
      );
    }
    return connect.apply(this, args);
  } as typeof Pool.prototype.connect;
}

/** Does `work` outside the transaction that the caller holds. */
export function asSomebodyElse<T>(work: () => T): T {
  return holder.exit(work);
}
