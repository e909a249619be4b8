import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseProxy {
  port: number;
  /** From now on the connection ends after each commit, before its answer: it is done and nobody hears of it. */
  loseCommits(): void;
  /** Answers go through again. Says how many commits were lost. */
  keepCommits(): number;
  close(): Promise<void>;
}

/** A commit of its own, as PostgreSQL's protocol has it: Q, the length, the words. */
const COMMIT = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1');

/** Stands between the shop and the server at `url`. */
export async function databaseProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isLosing = false;
  let lost = 0;
  const proxy = createServer((client) => {
    const server = connect(Number(port || 5432), hostname);
    let isCommitting = false;
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.on('data', (words: Buffer) => {
      isCommitting = isLosing && words.equals(COMMIT);
      server.write(words);
    });
    server.on('data', (words: Buffer) => {
      if (!isCommitting) {
        client.write(words);
        return;
      }
      lost += 1;
      client.destroy();
    });
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  return {
    port: (proxy.address() as AddressInfo).port,
    loseCommits() {
      isLosing = true;
    },
    keepCommits() {
      isLosing = false;
      return lost;
    },
    close: () =>
      new Promise((done) => {
        proxy.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
