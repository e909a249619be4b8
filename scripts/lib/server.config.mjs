import { defaultServerConditions, defineConfig } from 'vite';
import { root } from './root.mjs';

/** The shop's server as one file for each of its two programs, beside the packages it uses. */
export default defineConfig({
  root,
  publicDir: false,
  ssr: { resolve: { conditions: ['@veloc/source', ...defaultServerConditions] } },
  build: {
    ssr: true,
    outDir: 'backend/dist',
    target: 'node20',
    // A stack of calls is to be read.
    minify: false,
    rolldownOptions: { input: { server: 'backend/server.ts', operator: 'backend/operator/cli.ts' } },
  },
});
