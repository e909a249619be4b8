import type { TestShop } from '../../backend/testing/testShop';

/** What happens to the refreshes of one round: nothing, their answers are lost, the server breaks, or refuses. */
export type RefreshFault = 'none' | 'answer lost' | 'request lost' | 'server broken' | 'refused' | 'slow';

const REFRESH = '/auth/refresh';

export interface Network {
  fetch: typeof fetch;
  /** Refreshes sent, and the most that were under way at once. */
  refreshes: () => { sent: number; atOnce: number };
  /** How often each call that is no refresh was sent, by its idempotency key. */
  sentByKey: ReadonlyMap<string, number>;
  /** Runs while the first refresh is at the server. */
  duringRefresh: (work: () => void) => void;
}

/** The real server's own app behind a line on which the first `faulty` refreshes fail. */
export function networkTo({ app }: TestShop, fault: RefreshFault, faulty: number): Network {
  const sentByKey = new Map<string, number>();
  let sent = 0;
  let underWay = 0;
  let atOnce = 0;
  let work: (() => void) | null = null;

  async function refresh(request: Request): Promise<Response> {
    sent += 1;
    const isFaulty = sent <= faulty;
    if (isFaulty && fault === 'request lost') throw new TypeError('Failed to fetch');
    if (isFaulty && fault === 'server broken') return Response.json({ code: 'INTERNAL' }, { status: 500 });
    if (fault === 'slow') await new Promise((resume) => setTimeout(resume, 5));
    work?.();
    work = null;
    const answer = await app.request(request);
    if (isFaulty && fault === 'answer lost') throw new TypeError('Failed to fetch');
    return answer;
  }

  return {
    sentByKey,
    refreshes: () => ({ sent, atOnce }),
    duringRefresh: (next) => {
      work = next;
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      // What a tab sends comes to the server later than the tab's next line of code.
      await new Promise((resume) => setTimeout(resume, 0));
      if (new URL(request.url).pathname !== REFRESH) {
        const key = request.headers.get('Idempotency-Key') ?? '';
        sentByKey.set(key, (sentByKey.get(key) ?? 0) + 1);
        return app.request(request);
      }
      underWay += 1;
      atOnce = Math.max(atOnce, underWay);
      try {
        return await refresh(request);
      } finally {
        underWay -= 1;
      }
    },
  };
}
