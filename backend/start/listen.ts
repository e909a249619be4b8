import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { REFRESH_INTERVAL, REFRESH_PACE } from '@veloc/rules';
import type { Hono } from 'hono';
import type { AppEnv } from '../http/env';
import { originAt } from '../settings/hosts';
import { serializePipelinedRequests } from './serializePipelinedRequests';

/** Ms that an idle connection stays open: an open page asks again before that, and need not connect for it. */
export const KEPT_OPEN = REFRESH_INTERVAL + 3 * REFRESH_PACE;

interface Address {
  host: string;
  port: number;
  /** The setting that names the port, for who must choose another. @default 'PORT' */
  setting?: string;
  /** Ms that a client has for the head of a call, and for its whole body. @default 30000 */
  receiveWithin?: number;
  /** Ms after which an answer of which the client reads nothing is given up. A stream writes signs of life. @default 60000 */
  readWithin?: number;
}

export interface Listening {
  /** For instance `http://127.0.0.1:5785`. */
  url: string;
  /**
   * Takes no more connections, answers what comes over the open ones with `Connection: close`, and closes those that
   * stay idle. What is under way after `patience` ms is cut.
   */
  stop(patience: number): Promise<void>;
}

/** Ms in which a call that is on its way over an idle connection still arrives, when the server stops. */
const GRACE = 500;

const RECEIVE_WITHIN = 30_000;
/** Ms without a byte of an answer taken, after which its connection ends. */
const READ_WITHIN = 60_000;

/** As the app reads the path: `/operator/../client-carts/sync` is a player's. */
function isOperators(url = ''): boolean {
  try {
    return new URL(url, 'http://shop').pathname.startsWith('/operator/');
  } catch {
    return false;
  }
}

/** Ends a call whose body does not come; imports of the operator are read as they are stored, so Node's limit holds. */
function limitBodyTime(request: IncomingMessage, time: number): void {
  if (isOperators(request.url)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    request.destroy();
  }, time).unref();
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

/** Ends connections whose answers wait to be read; an answer that is still being made may take its time. */
function limitReading(server: Server, time: number): void {
  const answering = new Map<Socket, ServerResponse>();
  server.timeout = time;
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.set(socket, response);
    response.once('close', () => {
      if (answering.get(socket) === response) answering.delete(socket);
    });
  });
  // Node tells of a connection on which nothing has moved: it waits for a reader, for its answer, or for the next call.
  server.on('timeout', (socket: Socket) => {
    if (answering.has(socket) && socket.writableLength === 0) socket.setTimeout(time);
    else socket.destroy();
  });
}

/** Answers how to stop the server without cutting a call that a client has sent already. */
function stopper(server: Server): (patience: number) => Promise<void> {
  let isStopping = false;
  const answering = new Set<ServerResponse>();
  const sayClose = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_, response: ServerResponse) => {
    if (isStopping) sayClose(response);
    answering.add(response);
    response.once('close', () => {
      answering.delete(response);
      // Its head may have promised to stay open before the server was told to stop.
      if (isStopping) setTimeout(() => server.closeIdleConnections(), GRACE).unref();
    });
  });
  return (patience) =>
    new Promise((done) => {
      isStopping = true;
      for (const response of answering) sayClose(response);
      const idle = setTimeout(() => server.closeIdleConnections(), GRACE);
      const cut = setTimeout(() => server.closeAllConnections(), patience);
      // The close of an HTTP server cuts idle connections at once, over which a call may be on its way.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(idle);
        clearTimeout(cut);
        // Only now, so that Node ends what it does by the clock.
        server.close();
        done();
      });
    });
}

/** Opens the socket. Rejects when the address is taken. */
export function listen(
  app: Hono<AppEnv>,
  { host, port, setting = 'PORT', receiveWithin = RECEIVE_WITHIN, readWithin = READ_WITHIN }: Address,
): Promise<Listening> {
  const serverOptions = { headersTimeout: receiveWithin, connectionsCheckingInterval: receiveWithin / 10 };
  const server = createServer(serverOptions, serializePipelinedRequests(getRequestListener(app.fetch)));
  server.prependListener('request', (request: IncomingMessage) => limitBodyTime(request, receiveWithin));
  limitReading(server, readWithin);
  const stop = stopper(server);
  server.keepAliveTimeout = KEPT_OPEN;
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = `The address ${host}:${port} is in use: stop what listens there, or name another ${setting}.`;
      fail(error.code === 'EADDRINUSE' ? new Error(sentence, { cause: error }) : error);
    });
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo;
      done({ url: originAt(host, taken), stop });
    });
  });
}
