import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

// For the app's own accent; the package itself asks for no plugin.
export default { plugins: [vanillaExtractPlugin()] };
