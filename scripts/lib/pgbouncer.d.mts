export interface Pooler {
  /** Of 127.0.0.1. */
  port: number;
  /** For instance `PgBouncer 1.18.0`. */
  version: string;
  stop(): Promise<void>;
}

export function startPgBouncer(url: string, options: { connections: number }): Promise<Pooler | undefined>;
