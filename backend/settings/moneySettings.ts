import { sql, type Kysely } from 'kysely';
import { moneySettingNames, type Database, type MoneySettingName } from '../db/schema';
import type { Settings } from './settings';

/** As the environment writes them: 0 for what is off, and for no limit. */
const valueOf: Readonly<Record<MoneySettingName, (settings: Settings) => number | string>> = {
  VELOC_WITHHOLD_TAX: ({ withholdTax }) => Number(withholdTax),
  VELOC_MANUAL_PAYOUT_ABOVE: ({ manualPayoutAbove }) => manualPayoutAbove ?? 0,
  VELOC_MANUAL_PAYOUT_DAYS: ({ manualPayoutDays }) => manualPayoutDays,
  VELOC_STEP_UP_FROM: ({ stepUpFrom }) => stepUpFrom,
  VELOC_SANDBOX: ({ sandbox }) => Number(sandbox),
  VELOC_SIMULATED_DRAWS: ({ simulatedDraws }) => Number(simulatedDraws),
  VELOC_PAYMENT_PROVIDER: ({ paymentProvider }) => paymentProvider,
};

/** Each server goes by its own value of these, so that two differ in truth. */
const ofEachServer: ReadonlySet<MoneySettingName> = new Set([
  'VELOC_STEP_UP_FROM',
  'VELOC_SANDBOX',
  'VELOC_SIMULATED_DRAWS',
  'VELOC_PAYMENT_PROVIDER',
]);

/** A setting that this server was given another value of than stands in the database. */
export interface OtherSetting {
  name: MoneySettingName;
  stands: number | string;
  own: number | string;
}

/** Which of a server's settings of money are not those that stand. */
export async function otherMoneySettings(db: Kysely<Database>, settings: Settings): Promise<OtherSetting[]> {
  const standing = await db.selectFrom('money_settings').select(['name', 'value', 'named']).orderBy('name').execute();
  return standing.flatMap(({ name, value, named }) => {
    const [stands, own] = [named ?? value, valueOf[name](settings)];
    return own === stands ? [] : [{ name, stands, own }];
  });
}

/**
 * Puts the settings of a server that starts in the place of those that stand: of several servers all go by what the last
 * was given, also those that run already. Answers what it changed.
 */
export async function keepMoneySettings(db: Kysely<Database>, settings: Settings, now: Date): Promise<OtherSetting[]> {
  return db.transaction().execute(async (trx) => {
    const ours = moneySettingNames.map((name) => ({ name, ...storedAs(valueOf[name](settings)), kept_at: now }));
    const insert = trx.insertInto('money_settings').values(ours);
    // Of two that start together one waits here for the other, and then finds its settings.
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
    await trx.selectFrom('money_settings').select('name').orderBy('name').forUpdate().execute();
    const others = await otherMoneySettings(trx, settings);
    await insert
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({
          value: sql.ref('excluded.value'),
          named: sql.ref('excluded.named'),
          kept_at: sql.ref('excluded.kept_at'),
        }),
      )
      .execute();
    return others;
  });
}

function storedAs(value: number | string) {
  return typeof value === 'string' ? { value: 0, named: value } : { value, named: null };
}

export type PayoutSettings = Pick<Settings, 'withholdTax' | 'manualPayoutAbove' | 'manualPayoutDays'>;

/** How prizes are paid now, whichever server asks: what stands in the database, or `own` where no server kept any. */
export async function payoutSettings(db: Kysely<Database>, own: PayoutSettings): Promise<PayoutSettings> {
  const rows = await db.selectFrom('money_settings').select(['name', 'value']).execute();
  const standing = new Map(rows.map(({ name, value }) => [name, value]));
  const above = standing.get('VELOC_MANUAL_PAYOUT_ABOVE');
  const withheld = standing.get('VELOC_WITHHOLD_TAX');
  return {
    withholdTax: withheld === undefined ? own.withholdTax : withheld === 1,
    manualPayoutAbove: above === undefined ? own.manualPayoutAbove : above || null,
    manualPayoutDays: standing.get('VELOC_MANUAL_PAYOUT_DAYS') ?? own.manualPayoutDays,
  };
}

/** For who starts a server that changed what stood. */
export function changedAtStart({ name, stands, own }: OtherSetting): string {
  return ofEachServer.has(name)
    ? `${name} is ${own} here and was ${stands} on the server that started before, and each goes by its own: ` +
        'give every server on this database the same, and start them again'
    : `${name} was ${stands} on this database and is ${own} from now on, for every server on it: give the others ` +
        `${name}=${own} before they start again; if it was not meant, set ${name}=${stands} here and start again`;
}

/** For who runs a server after another one was started with another value. */
export function changedMeanwhile({ name, stands, own }: OtherSetting): string {
  const effect = ofEachServer.has(name) ? 'each goes by its own' : `all go by ${stands}`;
  return (
    `${name} is ${own} here and ${stands} on the server that started last, and ${effect}: set ${name}=${stands} here, ` +
    'or else there, and start that server again'
  );
}
