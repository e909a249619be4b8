import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const packed = new Map();

/** Packed once, so that a page does not wait for it at each visit. */
function brotliOf(file) {
  const known = packed.get(file) ?? brotliCompressSync(readFileSync(file));
  packed.set(file, known);
  return known;
}

/** What is of one connection, or of the bytes on it. */
const ofConnection = /^(host|connection|keep-alive|accept-encoding|transfer-encoding|content-(encoding|length))$/;
const kept = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));

async function passOn({ url, method, headers }, response, api) {
  const answer = await fetch(api + url, { method, headers: kept(headers) });
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, kept(Object.fromEntries(answer.headers))).end(body);
}

/**
 * Serves a built folder on a free port of this machine, for the tests that look at it; `compressed` as a server on the
 * net would. What the folder does not have is asked of `api`, the address of a running shop, where there is one.
 */
export function serveFolder(folder, { compressed = false, api = '' } = {}) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      if (api === '') response.writeHead(404).end();
      else void passOn(request, response, api);
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      // The port is new for each run, so nothing old is found; a browser that keeps a script keeps its compiled code
      // too.
      'cache-control': 'max-age=86400, immutable',
      ...(compressed && { 'content-encoding': 'br' }),
    });
    if (compressed) response.end(brotliOf(file));
    else createReadStream(file).pipe(response);
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      done({ url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() });
    });
  });
}
