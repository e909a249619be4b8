import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that one connection may send ahead of their answers; browsers send none. */
const MOST_AHEAD = 16;

type Call = [IncomingMessage, ServerResponse];

/**
 * Begins a request of a connection only when the answer before it is over. Node begins all that were sent ahead (HTTP
 * pipelining) at once and keeps what they open, a file each, for answers that a client never reads: a few kilobytes
 * could use up a process. A connection that sends more than 16 ahead is cut.
 */
export function serializePipelinedRequests(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Call[]>();

  function begin([request, response]: Call): void {
    const { socket } = request;
    response.once('close', () => {
      const next = waiting.get(socket)?.shift();
      if (next && !socket.destroyed) begin(next);
      else if (!next) waiting.delete(socket);
    });
    void listener(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    const ahead = waiting.get(socket);
    // Node goes on reading what has come when the connection is cut.
    if (socket.destroyed) return;
    if (!ahead) {
      waiting.set(socket, []);
      begin([request, response]);
    } else if (ahead.length < MOST_AHEAD) ahead.push([request, response]);
    else socket.destroy();
  };
}
