export interface TestCluster {
  url: string;
  /** Cuts every connection; rejects on a server that was named, because others use it. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export function startPostgres(options?: { isDurable?: boolean; isOwn?: boolean }): Promise<TestCluster | undefined>;

/** A port of this machine that nobody listens at. */
export function freePort(): Promise<number>;
