import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What is already compressed (fonts, pictures) would only grow. */
const TEXT = /\.(js|css|svg|json|html)$/;

/** Small files fit into one packet either way. */
const WORTH_IT = 1_000;

/**
 * Lays a brotli and a gzip copy beside each text file of a build's assets, where none lies yet, so that serving them
 * costs nothing. A folder that cannot be written to is served as it is.
 */
export function precompress(assets: string): void {
  if (!existsSync(assets)) return;
  try {
    for (const name of readdirSync(assets).filter((file) => TEXT.test(file))) {
      const file = join(assets, name);
      if (existsSync(`${file}.gz`)) continue;
      const content = readFileSync(file);
      if (content.length < WORTH_IT) continue;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error;
  }
}
