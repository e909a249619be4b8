import { sql, type RawBuilder } from 'kysely';

/** Whether a row of `selectTransactions` has these words in its title, game, bank, memo, reason or code. */
export function matching(words: string): RawBuilder<boolean> {
  // What the player typed is no pattern.
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(
    transactions.title ilike ${pattern}
    or banks.name ilike ${pattern}
    or transactions.meta ->> 'transferNote' ilike ${pattern}
    or transactions.meta ->> 'reason' ilike ${pattern}
    or transactions.id::text ilike ${pattern}
    or transactions.order_id::text ilike ${pattern}
    or exists (select 1 from jsonb_array_elements(orders.items) bought where bought.value ->> 'gameName' ilike ${pattern}))`;
}
