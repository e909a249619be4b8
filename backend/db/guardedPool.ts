import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { RouteShares } from './routeShares';
import { driversUnavailability, NoConnection, unavailability, wordsOf } from './unavailable';

/** A client of a pool that can be told that its connection is of no more use. */
export interface DisposableClient extends Omit<PostgresPoolClient, 'release'> {
  release(isBroken?: boolean): void;
}

export interface InnerPool {
  connect(): Promise<DisposableClient>;
  end(): Promise<void>;
}

/**
 * A pool that shares its connections out among the calls, says of every failed connecting that the database is away,
 * and lends no connection again that was lost. `place` is where the database is, for who reads of it in a log.
 */
export function guardPool(inner: InnerPool, shares: RouteShares, place: string): PostgresPool {
  return {
    async connect() {
      const leave = await shares.enter();
      const client = await inner.connect().catch((cause: unknown) => {
        leave();
        const sentence = `there is no connection to the database ${place}: ${wordsOf(cause)}`;
        throw new NoConnection(driversUnavailability(cause) ?? 'gone', sentence, cause);
      });
      let lost: unknown;
      return {
        async query(sql: string, parameters: readonly unknown[]) {
          // Such as the rollback of a transaction whose connection is lost: the server has done it.
          if (lost !== undefined) throw lost;
          try {
            return await client.query(sql, parameters);
          } catch (error) {
            if (driversUnavailability(error) !== 'gone') throw error;
            lost = unavailability(error) ? error : new NoConnection('gone', `lost: ${String(error)}`, error);
            throw lost;
          }
        },
        release() {
          client.release(lost !== undefined);
          leave();
        },
      } as PostgresPoolClient;
    },
    end: () => inner.end(),
  };
}
