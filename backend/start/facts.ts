import type { KeyName } from '../secrets';
import type { Settings } from '../settings/settings';

interface Facts {
  url: string;
  database: string;
  settings: Settings;
  changedKeys: readonly KeyName[];
  now: Date;
  hasPage: boolean;
}

function sandboxFact({ sandbox, simulatedDraws }: Settings): string {
  if (!sandbox) return 'sandbox: off';
  const draws = simulatedDraws ? 'draws are simulated' : 'draws come from imported results only';
  return `sandbox: on; one-time codes appear here as "OTP <phone> <code>", the bank is simulated, ${draws}`;
}

/** One line for each thing that a person who starts the shop needs to know. */
export function startUpFacts({ url, database, settings, changedKeys, now, hasPage }: Facts): string[] {
  return [
    `address: ${url}`,
    `database: ${database}`,
    sandboxFact(settings),
    ...(settings.clockStart ? [`clock: runs from ${now.toISOString()} (VELOC_CLOCK)`] : []),
    ...(changedKeys.length > 0 ? [`keys: changed for every server on this database: ${changedKeys.join(', ')}`] : []),
    ...(hasPage ? [] : ['storefront: not built, so only the API is served; run npm run build for the pages']),
  ];
}

/** What the person who starts the shop may not have meant; each line says what to do. */
export function startUpWarnings(settings: Settings): string[] {
  return settings.rotateSecret
    ? ['VELOC_SECRET_ROTATE=1 lets a server with a wrong key take the database over: take it out before the next start']
    : [];
}
