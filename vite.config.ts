import { build, transform } from 'esbuild';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, runnerImport, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type * as contract from './rules/wire/contract';
import { firstPage } from './scripts/lib/firstPagePlugin.mjs';

// Inside this repository the rooms read each other's sources; a packed @veloc/ui answers with its build.
const SOURCE = '@veloc/source';

/**
 * Hands every call that a browser makes, none of which is also a page, on to a running shop. VELOC_API_PROXY names another
 * server. The contract is loaded by Vite when it serves, since a configuration file can import no sources.
 */
export function proxyCalls(): Plugin {
  return {
    name: 'proxy-calls',
    apply: (_, { command }) => command === 'serve' && !process.env.VITEST,
    async config() {
      const { module } = await runnerImport<typeof contract>(join(import.meta.dirname, 'rules/wire/contract.ts'));
      const paths = module
        .allCalls()
        .filter(({ path, access }) => access !== 'gateway' && !path.startsWith('/operator/'))
        // A name in braces, as of a tile, takes several parts of a path.
        .map(({ path }) =>
          path
            .replaceAll(/:\w+\{[^}]*\}/g, ':')
            .replaceAll('.', String.raw`\.`)
            .replaceAll(/:\w+/g, '[^/?]+')
            .replaceAll(':', '[^?]+'),
        );
      const pattern = `^(${[...new Set(paths)].join('|')})(\\?|$)`;
      return { server: { proxy: { [pattern]: process.env.VELOC_API_PROXY ?? 'http://127.0.0.1:5785' } } };
    },
  };
}

/** With the names of their files, as the stories' look at the order of style sheets needs them. */
const classNames = process.env.VELOC_NAMED_CLASSES ? ({ identifiers: 'debug' } as const) : {};

/** The page's own scripts and comments without what only their readers need: they come before everything else. */
function minifiedPage(): Plugin {
  return {
    name: 'minified-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        let page = html.replaceAll(/<!--[\s\S]*?-->\s*/g, '');
        for (const [, script = ''] of page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)) {
          const { code } = await transform(script, { minify: true, target: 'es2022' });
          page = page.replace(script, () => code.trim());
        }
        return page;
      },
    },
  };
}

/** Builds `sw.js` beside a build of the storefront, with the list of its files. Other builds (Storybook's) have none. */
function serviceWorker(): Plugin {
  const entry = join(import.meta.dirname, 'storefront/worker/serviceWorker.ts');
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const page = bundle['index.html'];
      if (!dir || page?.type !== 'asset') return;
      const precached = [
        // By its content, for its name never changes.
        { url: '/index.html', revision: createHash('sha256').update(page.source).digest('hex').slice(0, 16) },
        ...Object.keys(bundle)
          .filter((file) => file.startsWith('assets/'))
          .map((file) => ({ url: `/${file}`, revision: null })),
      ];
      const { outputFiles } = await build({
        entryPoints: [entry],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        write: false,
        define: { PRECACHED: JSON.stringify(precached), 'process.env.NODE_ENV': '"production"' },
      });
      await writeFile(join(dir, 'sw.js'), outputFiles[0]?.contents ?? '');
    },
  };
}

/** They mock modules that the others load. */
const MOCKING = ['ui/**/renders.test.tsx', 'ui/InfiniteList/Rows.test.tsx'];

// A machine may be busy, and no test says how fast anything must be.
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

/** The application build (index.html at the root) and Vitest in one file. */
export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(classNames),
    proxyCalls(),
    minifiedPage(),
    serviceWorker(),
    firstPage(SOURCE),
  ],
  resolve: {
    conditions: [SOURCE, ...defaultClientConditions],
    // React has had this hook of its own since version 18.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  // The library for devices without Ed25519 comes later in a worker too.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    manifest: true,
    modulePreload: { polyfill: false },
    // One script and one style sheet for all that the first page needs, instead of dozens of small ones.
    rolldownOptions: {
      // A constant of another chunk, for instance a page's path, weighs less as its value than as an import.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // What many pages share comes once, after the first: dozens of small style sheets weigh half as much again as
        // one.
        codeSplitting: {
          groups: [
            { name: 'shop', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 5, priority: 1 },
            // What is left of them beside the components is a few lines each.
            { name: 'styles', test: /storefront.*\.css\.ts/, minShareCount: 2, priority: 2 },
          ],
        },
        // The shop's script lists every other file, so what is no page of its own goes by its hash alone. Nothing compresses
        // a hash: seven characters tell millions of millions of contents apart.
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
  // The server swaps the placeholder for a nonce of each answer, as its Content-Security-Policy asks.
  html: { cspNonce: '%NONCE%' },
  define: { 'import.meta.env.VELOC_API_BASE': JSON.stringify(process.env.VELOC_API_BASE ?? '') },
  server: { port: 5786 },
  test: {
    // Loading the modules anew for each file would cost more than the tests. What a test changes in a module or a
    // global it puts back.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['rules/**/*.test.ts'], environment: 'node', ...patience },
      },
      {
        extends: true,
        test: { name: 'proof', include: ['proof/**/*.test.ts'], environment: 'node', ...patience },
      },
      {
        extends: true,
        test: {
          name: 'storefront',
          include: ['storefront/**/*.test.{ts,tsx}'],
          setupFiles: ['vitest.setup.ts'],
          environment: 'happy-dom',
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          include: ['ui/**/*.test.{ts,tsx}'],
          setupFiles: ['vitest.setup.ts'],
          exclude: MOCKING,
          environment: 'happy-dom',
          ...patience,
        },
      },
      {
        extends: true,
        test: { name: 'ui mocks', include: MOCKING, isolate: true, environment: 'happy-dom', ...patience },
      },
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/**/*.test.ts'], environment: 'node', ...patience },
      },
      {
        extends: true,
        test: { name: 'tests', include: ['tests/**/*.test.ts'], environment: 'node', ...patience },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['backend/**/*.test.ts'],
          environment: 'node',
          ...patience,
        },
      },
    ],
  },
});
