import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WriteHome } from './home';

/** What stands in index.html where each answer's own nonce belongs. */
const PLACEHOLDER = '%NONCE%';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

export interface Page {
  /** The built storefront's folder. */
  folder: string;
  /** CSP sources of the scripts that stand in the page itself, for instance `'sha256-…'`. */
  scriptHashes: readonly string[];
  /** `source` is written by the same build. @default the page as it was built */
  html(nonce: string, source?: string): string;
  /** Writes home into the page. @default home shows once its script has come */
  writeHome?: WriteHome | undefined;
  /** For how long visitors wait for home's games, in ms. @default 250 */
  patience?: number;
}

function makePage(folder: string, source: string): Page {
  const scripts = [...source.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  return {
    folder,
    scriptHashes: scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
    html: (nonce, written = source) => written.replaceAll(PLACEHOLDER, nonce),
  };
}

/** The page of a built storefront, or undefined when there is no build in `folder`. */
export function loadPage(folder: string): Page | undefined {
  const file = join(folder, 'index.html');
  return existsSync(file) ? makePage(folder, readFileSync(file, 'utf8')) : undefined;
}
