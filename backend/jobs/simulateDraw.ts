import { periodIdsOf } from '@veloc/rules';
import { mayBeDrawn, notSealed } from '../books/seal';
import { inTransaction } from '../db/transaction';
import { channelOf } from '../draws/channels';
import { simulatedRecord } from '../draws/simulatedRecord';
import { storeDraws } from '../results/storeDraws';
import type { Shop } from '../shop';
import type { Job } from './dueJobs';

type DrawJob = Extract<Job, { kind: 'draw' }>['payload'];

/** Draws for the sandbox, once, when every period of the draw is closed and its book sealed; it is stored as simulated (decision G20). */
export async function simulateDraw(shop: Shop, { feed, channelId, dialAt }: DrawJob): Promise<void> {
  const slot = { feed, channelId, dialAt: new Date(dialAt) };
  await inTransaction(shop, async (trx) => {
    const periods = await trx
      .selectFrom('periods')
      .select(['id', 'status', 'game_id', 'sealed_at', 'forced_at'])
      .where('id', 'in', periodIdsOf(slot))
      .orderBy('id')
      .forUpdate()
      .execute();
    const waiting = periods.filter(({ status }) => status !== 'cancelled');
    const [first] = waiting;
    if (!first || waiting.some(({ status }) => status !== 'closed')) return;
    // For later, by throwing: done for nothing, the job would be planned again at once.
    const open = waiting.find((period) => !mayBeDrawn(period));
    if (open) throw notSealed(open.id);
    const channel = await channelOf(trx, first.game_id, channelId);
    const record = simulatedRecord({ ...slot, channel }, shop.random);
    await storeDraws(trx, [record], { source: 'simulated', at: shop.clock.now() });
  });
}
