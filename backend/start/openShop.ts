import { randomBytes } from 'node:crypto';
import { recordKeyChange } from '../books/keyChanges';
import { requireShopName } from '../books/log';
import { runningClock } from '../clock';
import { connectFolder, connectServer } from '../db/connect';
import { migrate } from '../db/migrate';
import { seed } from '../db/seed';
import { consoleLog, type Log } from '../log';
import { createJsonLog } from '../observability/jsonLog';
import { createShopMetrics } from '../observability/metrics/shopMetrics';
import { loadSecrets, type KeyName } from '../secrets';
import { postCode, printCode } from '../sessions/codeSenders';
import { changedAtStart, keepMoneySettings } from '../settings/moneySettings';
import type { Settings } from '../settings/settings';
import type { Shop } from '../shop';
import { createPlayerSemaphores, createKeyedMutex } from '../keyedLocks';
import { paymentProviders } from '../topup/providers/registry';
import { verifyKeys } from './verifyKeys';

export interface OpenShop {
  shop: Shop;
  /** Which database, and what it does not promise. */
  database: string;
  /** What other servers on this database must be given, too. */
  changedKeys: readonly KeyName[];
  /** What this server was told of money otherwise than the one before; a sentence each. */
  changedSettings: readonly string[];
  close(): Promise<void>;
}

/** Without limits of time: a migration takes as long as it takes, and waits for that of another process. */
async function prepare({ databaseUrl, databasePooler: isPooled }: Settings, { db, clock }: Shop): Promise<void> {
  const unlimited = databaseUrl ? connectServer(databaseUrl, undefined, { isPooled }) : undefined;
  try {
    await migrate(unlimited?.db ?? db);
    await seed(unlimited?.db ?? db, clock.now());
  } finally {
    await unlimited?.close();
  }
}

const logOf = ({ logFormat }: Settings): Log => (logFormat === 'json' ? createJsonLog() : consoleLog);

/** Connects, migrates and seeds: a shop ready to serve. Closes the database again when that fails. */
export async function openShop(settings: Settings, log: Log = logOf(settings)): Promise<OpenShop> {
  const secrets = loadSecrets({
    dataFolder: settings.dataFolder,
    master: settings.masterSecret,
    operatorKey: settings.operatorKey,
    gatewayKey: settings.gatewaySecret,
    bookSecret: settings.bookSecret,
    oldBookSecret: settings.oldBookSecret,
  });
  const clock = runningClock(settings.clockStart);
  const connection = settings.databaseUrl
    ? connectServer(settings.databaseUrl, settings.databaseLimits, { isPooled: settings.databasePooler, log })
    : await connectFolder(settings.dataFolder);
  const sendCode = settings.otpSender
    ? postCode({ url: settings.otpSender, key: secrets.gatewayKey, clock })
    : printCode((line) => console.log(line));
  const shop: Shop = {
    db: connection.db,
    pool: connection.pool,
    longDb: connection.longDb,
    routes: connection.routes,
    probe: connection.probe,
    clock,
    random: randomBytes,
    settings,
    secrets,
    log,
    metrics: createShopMetrics(connection.pool),
    mutex: createKeyedMutex(),
    semaphores: createPlayerSemaphores(),
    paymentProvider: paymentProviders[settings.paymentProvider],
    sendCode,
  };
  try {
    await prepare(settings, shop);
    await requireShopName(shop.db, settings.shopName);
    const changedKeys = await verifyKeys(shop.db, { secrets, now: clock.now(), rotate: settings.rotateSecret });
    await recordKeyChange(shop);
    const changedSettings = (await keepMoneySettings(shop.db, settings, clock.now())).map(changedAtStart);
    return { shop, database: connection.description, changedKeys, changedSettings, close: connection.close };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
