import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

// For the board's own accents; the package itself asks for no plugin.
export default defineConfig({ plugins: [vanillaExtractPlugin()], base: './' });
