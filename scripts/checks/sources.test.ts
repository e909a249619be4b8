import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../lib/root.mjs';

let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
}, 60_000);
afterAll(() => server.close());

// `npm pack` leaves a build behind, which is of yesterday tomorrow.
test.each(['client', 'ssr'] as const)(
  'in this repository @veloc/ui is its sources, never a build (%s)',
  async (side) => {
    const resolve = (name: string) =>
      server.environments[side].pluginContainer.resolveId(name, join(root, 'storefront/main.tsx'));
    expect((await resolve('@veloc/ui'))?.id).toBe(join(root, 'ui/index.ts'));
    expect((await resolve('@veloc/ui/css'))?.id).toBe(join(root, 'ui/css.ts'));
    expect((await resolve('@veloc/ui/theme.css'))?.id).toContain(join(root, 'ui/theme/index.css.ts'));
  },
);
