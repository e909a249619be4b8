import { build as esbuild } from 'esbuild';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { brotliCompressSync } from 'node:zlib';

const weight = (text) => brotliCompressSync(text).length / 1000;
const sum = (texts) => texts.reduce((total, text) => total + weight(text), 0);

function write(app, names, from) {
  const entry = join(app, 'weighed.js');
  writeFileSync(entry, `export ${names} from '${from}';\n`);
  return entry;
}

/**
 * What `export … from '@veloc/ui'` adds to an app that has the package installed and builds with Vite, in brotli kB.
 * React stays outside, and so does Radix unless `withRadix`; everything else the package brings is counted.
 *
 * @returns {Promise<{ script: number, style: number }>}
 */
export async function weighExports(app, names, { from = '@veloc/ui', withRadix = false } = {}) {
  const [{ output }] = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: write(app, names, from), formats: ['es'] },
      rolldownOptions: {
        external: withRadix ? /^(react|react-dom)(\/|$)/ : /^(react|react-dom|@radix-ui\/.*)(\/|$)/,
        output: { minify: true },
      },
    },
  });
  return {
    script: sum(output.filter(({ type }) => type === 'chunk').map(({ code }) => code)),
    style: sum(output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ source }) => source)),
  };
}

/** The same of esbuild, which writes the style sheets of all modules that it has read, used or not. */
export async function weighWithEsbuild(app, names, from) {
  const { outputFiles } = await esbuild({
    entryPoints: [write(app, names, from)],
    outdir: app,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['react', 'react-dom'],
    loader: { '.woff2': 'empty' },
  });
  const of = (ending) => sum(outputFiles.filter(({ path }) => path.endsWith(ending)).map(({ text }) => text));
  return { script: of('.js'), style: of('.css') };
}
