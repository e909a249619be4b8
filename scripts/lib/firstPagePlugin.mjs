import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultServerConditions } from 'vite';
import { root } from './root.mjs';

const RENDERER = join(root, 'storefront/app/firstPage/renderFirstPage.tsx');
/** The program, and what a screen brings later, which the page that a server writes never waits for. */
const PROGRAM = '\0firstPage';
const LATER = '\0later';

/** The writer of one build's page; `shell` is that page and `sheet` its style sheet. */
const program = (shell, sheet) => `
  import { createFirstPage } from ${JSON.stringify(RENDERER)};
  export const renderFirstPage = createFirstPage(${JSON.stringify(shell)}, ${JSON.stringify(sheet)});`;

/**
 * Builds `server/firstPage.mjs` beside a build of the storefront: the program by which the shop's server writes home into
 * the page of this very build. Other builds (Storybook's) have none. `sourceCondition` names the rooms' own sources.
 */
export function firstPage(sourceCondition) {
  return {
    name: 'first-page',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const page = bundle['index.html'];
      if (!dir || page?.type !== 'asset' || this.environment.config.root !== root) return;
      const shell = String(page.source);
      const [, sheet = ''] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(shell) ?? [];
      const code = { [PROGRAM]: program(shell, await readFile(join(dir, sheet), 'utf8')), [LATER]: NEVER };
      await build(serverBuild(join(dir, 'server'), code, [sourceCondition, ...defaultServerConditions]));
    },
  };
}

const NEVER = 'await new Promise(() => undefined);';

const serverBuild = (outDir, code, conditions) => ({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  plugins: [
    vanillaExtractPlugin(),
    {
      name: 'first-page-program',
      resolveId: (id) => (id === PROGRAM ? PROGRAM : null),
      resolveDynamicImport: () => LATER,
      load: (id) => code[id],
    },
  ],
  resolve: {
    conditions,
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  // Whole in itself: a server has the backend's packages only.
  ssr: { noExternal: true, resolve: { conditions } },
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.VELOC_API_BASE': '""',
    'navigator.onLine': 'true',
  },
  build: {
    ssr: true,
    outDir,
    target: 'node20',
    // A stack of calls is to be read.
    minify: false,
    rolldownOptions: {
      input: { firstPage: PROGRAM },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
});
