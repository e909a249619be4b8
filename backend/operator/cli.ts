import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR_KEY_FILE } from '../secrets';
import { readSettings } from '../settings/readSettings';
import { operatorCall } from './call';
import { commands } from './commands';
import { runCommand } from './run';

const settings = readSettings({ VELOC_SANDBOX: '1', ...pick(process.env) });

/** Only what tells where the shop is and how to prove oneself; the rest is the server's own business. */
function pick({ HOST, PORT, VELOC_DATA, VELOC_OPERATOR_KEY }: NodeJS.ProcessEnv) {
  return { HOST, PORT, VELOC_DATA, VELOC_OPERATOR_KEY };
}

function keyInFolder(folder: string): string {
  const file = join(folder, OPERATOR_KEY_FILE);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    console.error(`No operator key in ${file}: start the shop once, or set VELOC_DATA or VELOC_OPERATOR_KEY.`);
    process.exit(1);
  }
}

const call = operatorCall(
  `http://${settings.host}:${settings.port}`,
  settings.operatorKey ?? keyInFolder(settings.dataFolder),
);
process.exitCode = await runCommand(commands, process.argv.slice(2), { call, print: (line) => console.log(line) });
