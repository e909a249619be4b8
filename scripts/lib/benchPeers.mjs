import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './root.mjs';

/** A phone of today, a slow 4G link (1.6 Mb/s and 150 ms) and a processor four times slower than this one. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
export const LINK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
export const SLOWDOWN = 4;

/** Builds a peer's `index` (its works) or `page` (a grid, a dialog, tabs) of ui/bench/peers into `outDir`. */
export async function buildPeer(peer, page, outDir) {
  const peerFolder = join(root, 'ui/bench/peers', peer);
  const file = readdirSync(peerFolder).find((name) => name.startsWith(page));
  await build({
    root: join(root, 'ui/bench'),
    configFile: join(root, 'vite.config.ts'),
    base: './',
    logLevel: 'error',
    resolve: { alias: { '#peer': join(peerFolder, file) } },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { input: join(root, `ui/bench/${page}.html`) },
    },
  });
}

/** The middle of what `pick` answers of each; of an even number, between the two in the middle. */
export function middleOf(values, pick = (value) => value) {
  const sorted = values.map(pick).toSorted((first, second) => first - second);
  const half = sorted.length / 2;
  return Number.isInteger(half) && half > 0 ? (sorted[half - 1] + sorted[half]) / 2 : sorted[Math.floor(half)];
}
