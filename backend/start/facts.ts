import type { KeyName } from '../secrets';
import { isLoopback } from '../settings/hosts';
import type { Settings } from '../settings/settings';

interface Facts {
  url: string;
  /** Where the operator's calls have a port of their own. */
  operatorUrl: string | undefined;
  metricsUrl: string | undefined;
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
export function startUpFacts({
  url,
  operatorUrl,
  metricsUrl,
  database,
  settings,
  changedKeys,
  now,
  hasPage,
}: Facts): string[] {
  return [
    `address: ${url}`,
    `operator: ${operatorUrl ?? url}/operator/${operatorUrl ? ', there alone' : ''}`,
    ...(metricsUrl ? [`metrics: ${metricsUrl}/metrics`] : []),
    `database: ${database}`,
    sandboxFact(settings),
    ...(settings.clockStart ? [`clock: runs from ${now.toISOString()} (VELOC_CLOCK)`] : []),
    ...(changedKeys.length > 0 ? [`keys: changed for every server on this database: ${changedKeys.join(', ')}`] : []),
    ...(hasPage ? [] : ['storefront: not built, so only the API is served; run npm run build for the pages']),
  ];
}

/**
 * What the person who starts the shop may not have meant; each line says what to do. `examples` are texts that no
 * operator has written yet.
 */
export function startUpWarnings(settings: Settings, examples: readonly string[]): string[] {
  const { sandbox, databaseUrl, host, operatorPort, operatorHost, metricsPort, metricsHost, rotateSecret } = settings;
  const isPublic = !isLoopback(host);
  return [
    sandbox && databaseUrl !== null
      ? 'the sandbox is on with DATABASE_URL, and its calls make money in that database for whoever asks: ' +
        'set VELOC_SANDBOX=0 before any of it is real'
      : undefined,
    sandbox && isPublic
      ? `the sandbox is on and others reach HOST ${host}, so anybody can make money in it: ` +
        'set VELOC_SANDBOX=0 or HOST=127.0.0.1 unless that is meant'
      : undefined,
    isPublic && operatorPort === null
      ? `the calls under /operator/ can be tried by all who reach HOST ${host}: ` +
        'set VELOC_OPERATOR_PORT to keep them on this machine'
      : undefined,
    operatorPort !== null && !isLoopback(operatorHost)
      ? `the operator's key goes unencrypted to VELOC_OPERATOR_HOST ${operatorHost}: keep that network private`
      : undefined,
    metricsPort !== null && !isLoopback(metricsHost)
      ? `whoever reaches VELOC_METRICS_HOST ${metricsHost} reads what the shop sells and owes: keep that network private`
      : undefined,
    rotateSecret
      ? 'VELOC_SECRET_ROTATE=1 lets a server with a wrong key take the database over: take it out before the next start'
      : undefined,
    examples.length > 0
      ? `customers read example texts (${examples.join(', ')}): replace each by npm run operator -- content set`
      : undefined,
  ].filter((line) => line !== undefined);
}
