import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import {
  ED25519_TYPE,
  TILE_WIDTH,
  checkpointText,
  consistencyProof,
  cosigner,
  ed25519Signer,
  inclusionProof,
  leafHash,
  nodesOf,
  rootOf,
  signNote,
  signerNames,
  ticketEntry,
  tilePath,
  tilesOf,
  toBase64,
  toHex,
  utf8,
  vkeyOf,
} from '@veloc/proof';
import { signingKeyOf } from '../../backend/secrets';
import { randomFrom } from '../../backend/testing/seed';
import { pick, seedOf } from '../../backend/testing/seededRun';
import { root } from '../lib/root.mjs';

/**
 * `npm run test:go-books -- --books 1000`: whether Go's own logs and notes (golang.org/x/mod/sumdb, of Debian's packages
 * golang-go and golang-golang-x-mod-dev) say the same of random books as `@veloc/proof`: roots, proofs, tiles, checkpoints.
 * Says so and passes where Go is missing.
 */
const { values } = parseArgs({ options: { books: { type: 'string', default: '1000' } } });
const BOOKS = Number(values.books);
/** Entries of a book at most: beyond two tiles. */
const LARGEST = 700;

/** Where Debian keeps the sources of Go's packages. */
const GOPATH = process.env.GOPATH ?? '/usr/share/gocode';
const hasGo = spawnSync('go', ['version']).status === 0;
const hasLibrary = existsSync(join(GOPATH, 'src/golang.org/x/mod/sumdb/tlog'));

const random = randomFrom(seedOf('books for Go'));
const bytes = (length: number) => Uint8Array.from({ length }, () => pick(random, 256));

function book(number: number): unknown {
  // Of an empty tree Go 1.19's library has no root; small ones are each of another shape.
  const size = 1 + (number < 20 ? number : pick(random, LARGEST));
  const period = `mega:2026${String(number).padStart(4, '0')}`;
  const entries = Array.from({ length: size }, (_, place) =>
    utf8(
      ticketEntry(
        { copies: 1, game: 'mega', period, play: { listNumber: [place] }, price: 10_000, stampedAt: '' },
        bytes(32),
      ),
    ),
  );
  const leaves = entries.map(leafHash);
  const node = nodesOf(leaves);
  const [index, first] = [pick(random, size), pick(random, size + 1)];
  const seed = bytes(32);
  const key = signingKeyOf(seed);
  const origin = signerNames.book('veloc.example', period);
  const signer = ed25519Signer(origin, key);
  const witness = cosigner('witness.example/w1', signingKeyOf(bytes(32)), 1_787_309_950);
  const checkpoint = checkpointText({ origin, size, root: rootOf(leaves) });
  const tiles = [0, 1, 2].flatMap((level) => tilesOf(size, level));
  return {
    Origin: origin,
    Entries: entries.map(toBase64),
    Root: toBase64(rootOf(leaves)),
    Index: index,
    Inclusion: inclusionProof(index, size, node).map(toBase64),
    First: first,
    Older: toBase64(rootOf(leaves.slice(0, first))),
    Consistency: consistencyProof(first, size, node).map(toBase64),
    Tiles: tiles.map((tile) => ({
      Path: tilePath(tile),
      Hashes: Buffer.concat(
        Array.from({ length: tile.width }, (_, at) => node(tile.level * 8, tile.index * TILE_WIDTH + at)),
      ).toString('base64'),
    })),
    Checkpoint: signNote(checkpoint, [signer, witness]),
    Alone: signNote(checkpoint, [signer]),
    Vkey: vkeyOf(origin, ED25519_TYPE, key.publicKey),
    Skey: `PRIVATE+KEY+${origin}+${toHex(signer.keyId)}+${toBase64(Uint8Array.of(ED25519_TYPE, ...seed))}`,
  };
}

if (!hasGo || !hasLibrary) {
  console.log(
    `skipped: ${hasGo ? `golang.org/x/mod is not below ${GOPATH}` : 'there is no Go'}; on Debian: apt-get install golang-go golang-golang-x-mod-dev`,
  );
} else {
  const go = spawn('go', ['run', join(root, 'scripts/verify-go/check.go')], {
    env: { ...process.env, GOPATH, GO111MODULE: 'off' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = once(go, 'close');
  const said = text(go.stdout);
  const books = (function* () {
    for (let number = 0; number < BOOKS; number += 1) yield `${JSON.stringify(book(number))}\n`;
  })();
  // Where it reads no further, it says why itself.
  await pipeline(books, go.stdin).catch(() => {});
  await closed;
  const equal = Number(await said);
  console.log(`${equal} of ${BOOKS} random books are equal in Go`);
  process.exitCode = equal === BOOKS ? 0 : 1;
}
