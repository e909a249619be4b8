import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { root } from '../lib/root.mjs';

/** Bytes after brotli. */
const BUDGET = 6_000;

it('what checks a receipt is small enough to be kept by every phone', async () => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export { verifyReceipt } from './index';`, resolveDir: join(root, 'proof') },
    bundle: true,
    minify: true,
    splitting: true,
    metafile: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
  });
  const [verifier] = outputFiles.filter(({ path }) => path.endsWith('stdin.js'));
  expect(brotliCompressSync(verifier?.contents ?? new Uint8Array()).length).toBeLessThanOrEqual(BUDGET);
  // The library for devices without Ed25519 comes later, and only there.
  const atOnce = metafile.outputs['out/stdin.js']?.imports.filter(({ kind }) => kind === 'import-statement');
  expect(atOnce).toEqual([]);
  expect(
    Object.keys(metafile.outputs['out/stdin.js']?.inputs ?? {}).filter((input) => input.includes('@noble')),
  ).toEqual([]);
});
