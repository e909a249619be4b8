import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  // For the app's own accent; the package itself asks for no plugin.
  plugins: [vanillaExtractPlugin()],
  // Its modules import their style sheets, which Node by itself cannot.
  ssr: { noExternal: ['@veloc/ui'] },
});
