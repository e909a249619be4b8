import { defineConfig } from 'vite';

export default defineConfig({
  // Its modules import their style sheets, which Node by itself cannot.
  ssr: { noExternal: ['@veloc/ui'] },
});
