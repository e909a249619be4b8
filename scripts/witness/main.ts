import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { COSIGNATURE_TYPE, verifierOf, vkeyOf } from '@veloc/proof';
import { signingKeyOf } from '../../backend/secrets';
import { createWitness } from './witness';

/** `npm run witness`: follows logs of shops and signs what it has seen of them, for who trusts its key. */
const { values } = parseArgs({
  options: {
    log: { type: 'string', multiple: true, default: [] },
    name: { type: 'string', default: 'witness.example/w1' },
    port: { type: 'string', default: '5795' },
    key: { type: 'string', default: 'witness-key' },
    state: { type: 'string', default: 'witness-state.json' },
  },
});
if (values.log.length === 0) {
  console.error('Name a log by its key, as the policy of the shop has it: --log "shop.example/seals+1a2b3c4d+A…"');
  process.exit(1);
}

if (!existsSync(values.key)) writeFileSync(values.key, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
const key = signingKeyOf(Buffer.from(readFileSync(values.key, 'utf8').trim(), 'hex'));
const witness = createWitness({
  logs: values.log.map(verifierOf),
  name: values.name,
  key,
  state: values.state,
  now: () => Date.now(),
});

const server = createServer((request, response) => {
  const answer = async () => {
    const [, hash] = /^\/([\da-f]{64})\/checkpoint$/.exec(request.url ?? '') ?? [];
    if (hash !== undefined && request.method === 'GET') return witness.checkpoint(hash);
    if (request.url === '/add-checkpoint' && request.method === 'POST')
      return witness.addCheckpoint(await text(request));
    return { status: 404, body: 'POST /add-checkpoint\n' };
  };
  answer()
    .catch((error: unknown) => {
      console.error(error);
      return { status: 500, body: 'The witness could not keep what it has seen.\n' };
    })
    .then(({ status, body, ...more }) =>
      response
        .writeHead(status, { 'Content-Type': ('type' in more && more.type) || 'text/plain; charset=utf-8' })
        .end(body),
    );
});
server.listen(Number(values.port), () => {
  console.log(`witness: ${vkeyOf(values.name, COSIGNATURE_TYPE, key.publicKey)} at port ${values.port}`);
});
