import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR_KEY_FILE } from '../secrets';
import { originAt } from '../settings/hosts';
import { readSettings } from '../settings/readSettings';
import { operatorCall } from './call';
import { commands } from './commands';
import { runCommand } from './run';

const settings = readSettings({ VELOC_SANDBOX: '1', ...pick(process.env) });

/** Only what tells where the shop is and how to prove oneself; the rest is the server's own business. */
function pick(env: NodeJS.ProcessEnv) {
  const { HOST, PORT, VELOC_DATA, VELOC_OPERATOR_KEY, VELOC_OPERATOR_PORT, VELOC_OPERATOR_HOST } = env;
  return { HOST, PORT, VELOC_DATA, VELOC_OPERATOR_KEY, VELOC_OPERATOR_PORT, VELOC_OPERATOR_HOST };
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

const { host, port, operatorHost, operatorPort, operatorKey, dataFolder } = settings;
const origin = operatorPort === null ? originAt(host, port) : originAt(operatorHost, operatorPort);
const call = operatorCall(origin, operatorKey ?? keyInFolder(dataFolder));
process.exitCode = await runCommand(commands, process.argv.slice(2), { call, print: (line) => console.log(line) });
