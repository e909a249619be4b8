import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { REFRESH_INTERVAL, REFRESH_PACE } from '@veloc/rules';
import type { Hono } from 'hono';
import type { AppEnv } from '../http/env';
import { originAt } from '../settings/hosts';

/** Ms that an idle connection stays open: an open page asks again before that, and need not connect for it. */
export const KEPT_OPEN = REFRESH_INTERVAL + 3 * REFRESH_PACE;

interface Address {
  host: string;
  port: number;
  /** The setting that names the port, for who must choose another. @default 'PORT' */
  setting?: string;
}

export interface Listening {
  /** For instance `http://127.0.0.1:5785`. */
  url: string;
  /** Takes no more calls and waits for those under way, `patience` ms at most; then cuts them. */
  stop(patience: number): Promise<void>;
}

function stopServer(server: Server, patience: number): Promise<void> {
  return new Promise((done) => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(cut);
      done();
    });
    server.closeIdleConnections();
  });
}

/** Opens the socket. Rejects when the address is taken. */
export function listen(app: Hono<AppEnv>, { host, port, setting = 'PORT' }: Address): Promise<Listening> {
  // Made without TLS options it is the plain kind of server.
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.keepAliveTimeout = KEPT_OPEN;
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = `The address ${host}:${port} is in use: stop what listens there, or name another ${setting}.`;
      fail(error.code === 'EADDRINUSE' ? new Error(sentence, { cause: error }) : error);
    });
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo;
      done({ url: originAt(host, taken), stop: (patience) => stopServer(server, patience) });
    });
  });
}
