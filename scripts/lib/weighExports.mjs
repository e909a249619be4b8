import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { brotliCompressSync } from 'node:zlib';

const countedElsewhere = /^(react|react-dom|@radix-ui\/.*)(\/|$)/;

/**
 * What `export … from '@veloc/ui'` adds to an app that has the package installed, in brotli kB of JavaScript. React
 * and Radix stay outside; everything else the package brings is counted.
 */
export async function weighExports(app, names) {
  const entry = join(app, 'weighed.js');
  writeFileSync(entry, `export ${names} from '@veloc/ui';\n`);
  const [{ output }] = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: countedElsewhere, output: { minify: true } },
    },
  });
  const code = output.filter(({ type }) => type === 'chunk').map((chunk) => chunk.code);
  return code.reduce((sum, text) => sum + brotliCompressSync(text).length / 1000, 0);
}
