import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { posix } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };

const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

function pathFrom(folder: string, file: string): string {
  const path = posix.relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Vite takes style sheets out of modules. Here each module names its own again, so that whoever uses a component has
 * its look; the theme's become `theme.css`, which an app imports once.
 */
const keepStyles: Plugin = {
  name: 'veloc-keep-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const folder = posix.dirname(chunk.fileName);
      const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => pathFrom(folder, file));
      if (chunk.name === 'theme') {
        delete bundle[chunk.fileName];
        const source = styles.map((path) => `@import '${path}';\n`).join('');
        this.emitFile({ type: 'asset', fileName: 'theme.css', source });
      } else {
        // Last, so that a component's style sheet stands after those of the components it is made of.
        chunk.code += styles.map((path) => `\nimport '${path}';`).join('');
      }
    }
  },
};

/** The packed `@veloc/ui`: one module and one style sheet a component, so that an app loads what it uses. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), vanillaExtractPlugin(), keepStyles],
  build: {
    target: 'es2022',
    outDir: 'dist',
    minify: false,
    cssCodeSplit: true,
    lib: {
      entry: {
        index: 'index.ts',
        icons: 'icons.ts',
        lottery: 'lottery.ts',
        'messages/english': 'messages/english.ts',
        css: 'css.ts',
        brand: 'brand.ts',
        theme: 'theme/index.css.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: import.meta.dirname,
        // Not `.css.js`: an app that uses vanilla-extract itself would compile that again.
        entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.woff2') ? 'theme/fonts/[name][extname]' : name.replace('.css.ts.vanilla', ''),
      },
    },
  },
});
