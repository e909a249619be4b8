import type { AuditedKind } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { isId } from '../ids';
import { balanceOf } from '../ledger/balance';

/** What an act is about. */
export interface AuditedObject {
  kind: AuditedKind;
  id: string;
}

type State = Record<string, unknown>;
type ReadState = (trx: Transaction<Database>, id: string) => Promise<State | undefined>;

const ofTransaction: ReadState = (trx, id) =>
  trx.selectFrom('transactions').select(['status', 'amount']).where('id', '=', id).executeTakeFirst();

/** By uuid, so that another text finds nothing. */
const byId: Partial<Record<AuditedKind, ReadState>> = {
  withdrawal: ofTransaction,
  topup: ofTransaction,
  arrival: (trx, id) =>
    trx
      .selectFrom('arrivals')
      .select(['state', 'amount', 'top_up_id as topUpId'])
      .where('id', '=', id)
      .executeTakeFirst(),
  prize: (trx, id) =>
    trx.selectFrom('prize_claims').select(['state', 'amount']).where('id', '=', id).executeTakeFirst(),
  ticket: (trx, id) =>
    trx
      .selectFrom('tickets')
      .select(['status', 'prize', 'set_aside_at as setAsideAt'])
      .where('id', '=', id)
      .executeTakeFirst(),
  async player(trx, id) {
    const user = await trx.selectFrom('users').select(['name', 'pin_hash']).where('id', '=', id).executeTakeFirst();
    if (!user) return undefined;
    const { sessions } = await trx
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<number>().as('sessions'))
      .where('user_id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    const { amount: wallet, rewardAmount: reward } = await balanceOf(trx, id);
    return { name: user.name, hasPin: user.pin_hash !== null, sessions, wallet, reward };
  },
};

const byName: Partial<Record<AuditedKind, ReadState>> = {
  period: (trx, id) =>
    trx.selectFrom('periods').select(['status', 'forced_at as forcedAt']).where('id', '=', id).executeTakeFirst(),
  draw: (trx, id) =>
    trx
      .selectFrom('draws')
      .select(['numbers', 'special', 'jackpot1', 'jackpot2'])
      .where('id', '=', id)
      .executeTakeFirst(),
  async contents(trx, id) {
    if (id === 'banners') {
      const banners = await trx.selectFrom('banners').select('id').orderBy('sort').execute();
      return { banners: banners.map((banner) => banner.id) };
    }
    const texts = await trx
      .selectFrom('contents')
      .select(['id', 'version'])
      .where(id === 'guides' ? 'kind' : 'id', '=', id === 'guides' ? 'guide' : id)
      .orderBy('id')
      .execute();
    return { versions: Object.fromEntries(texts.map((text) => [text.id, text.version])) };
  },
};

/** What a row is by now, as far as an act may change it: null for one that is not there, or has no state. */
export async function objectState(trx: Transaction<Database>, { kind, id }: AuditedObject): Promise<State | null> {
  const read = isId(id) ? (byId[kind] ?? byName[kind]) : byName[kind];
  return (await read?.(trx, id)) ?? null;
}
