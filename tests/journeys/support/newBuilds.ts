import { createServer, request } from 'node:http';
import type { ShopServer } from './shopServer';

/** A shop behind an address of its own, where its service worker is of another build as often as one wants. */
export interface Deployments {
  url: string;
  /** What a deploy does to a phone that has the shop open: its worker's script is another one from now on. */
  deploy(): void;
  stop(): Promise<void>;
}

export async function deployments({ port }: ShopServer): Promise<Deployments> {
  let build = 0;
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked;
    const isWorker = url === '/sw.js';
    // Its text is added to, so it must not come compressed or be kept.
    const sent = isWorker ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const forwarded = request({ host: '127.0.0.1', port, method, path: url, headers: sent }, (came) => {
      const { 'content-length': _, ...told } = came.headers;
      answer.writeHead(came.statusCode ?? 502, isWorker ? { ...told, 'cache-control': 'no-store' } : came.headers);
      came.on('end', () => answer.end(isWorker ? `\n// ${build}\n` : undefined));
      came.pipe(answer, { end: false });
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The address of the deployments is not known.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    deploy: () => {
      build += 1;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
