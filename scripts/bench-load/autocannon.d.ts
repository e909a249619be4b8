/** What of autocannon the load steps use; the package brings no types. */
declare module 'autocannon' {
  export interface Request {
    method: string;
    path: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request, context: Record<string, unknown>) => Request | null;
    onResponse?: (status: number, body: string, context: Record<string, unknown>) => void;
  }

  export interface Client {
    setRequests(requests: readonly Request[]): void;
  }

  export interface Result {
    /** Seconds. */
    duration: number;
    /** Connections that broke, time-outs included. */
    errors: number;
    latency: { p50: number; p99: number };
    statusCodeStats: Record<string, { count: number }>;
  }

  export default function autocannon(options: {
    /** Of several, each connection takes the next. */
    url: string | readonly string[];
    connections: number;
    duration: number;
    setupClient?: (client: Client) => void;
    requests?: readonly Request[];
  }): Promise<Result>;
}
