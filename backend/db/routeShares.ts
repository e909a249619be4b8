import { AsyncLocalStorage } from 'node:async_hooks';
import { outsideOfCalls } from '../observability/callContext';
import { isLockTimeout, NoConnection } from './unavailable';

/** A call over HTTP that uses the database. */
interface Caller {
  route: string;
}

const callers = new AsyncLocalStorage<Caller>();

/** Runs what is done for many calls at once, so that none of them has to pay for it or is named in its lines. */
export function forEverybody<T>(work: () => T): T {
  return outsideOfCalls(() => callers.exit(work));
}

export interface Ended {
  /** What a call failed with, undefined if it did not. */
  failure: unknown;
  /** Whose lock it may have waited for: calls with the same name count as one. */
  waitedFor: string;
}

export interface RouteShares {
  /** Runs a call of a route, of which `work` tells how it ended. */
  run(route: string, work: () => Promise<Ended>): Promise<void>;
  /** Waits until the call that runs may take a connection. Answers how to give it back. */
  enter(): Promise<() => void>;
}

/** For a database with one connection, which serves in order. */
export const unshared: RouteShares = {
  run: async (_route, work) => void (await work()),
  enter: async () => () => {},
};

/** A route is stuck whose calls met nothing but locks, this many in a row that were not for one player, phone or address. */
const STUCK_AFTER = 3;

interface Route {
  inside: number;
  waiting: Set<() => void>;
  /** What calls waited for (`Ended.waitedFor`) that met locks since one got through. */
  lockedOut: Set<string>;
  /** The call that finds out whether a stuck route goes on. */
  probe: Caller | undefined;
}

interface Share {
  /** Connections of one route at once. */
  most: number;
  /** Ms that a call waits for one of them. */
  patience: number;
}

/**
 * Keeps one locked table from taking all connections. A route has a share of them, and who is over it waits in turn. One
 * that is stuck behind a lock is refused at once, but for one call at a time, until that one gets through: a call that
 * waits for a lock holds its connection meanwhile.
 */
export function shareByRoute({ most, patience }: Share): RouteShares {
  const routes = new Map<string, Route>();

  function routeOf(name: string): Route {
    const route = routes.get(name) ?? { inside: 0, waiting: new Set(), lockedOut: new Set(), probe: undefined };
    routes.set(name, route);
    return route;
  }

  function requireUnblocked(caller: Caller, route: Route): void {
    if (route.lockedOut.size < STUCK_AFTER) return;
    route.probe ??= caller;
    if (route.probe !== caller) throw new NoConnection('busy', `${caller.route} is stuck behind a lock`);
  }

  function leave(route: Route): void {
    const [next] = route.waiting;
    if (next) next();
    else route.inside -= 1;
  }

  function turn(route: Route): Promise<void> {
    return new Promise((come, fail) => {
      const enter = () => {
        clearTimeout(timer);
        route.waiting.delete(enter);
        come();
      };
      const timer = setTimeout(() => {
        route.waiting.delete(enter);
        fail(new NoConnection('busy', 'the turn of a call at the database did not come in time'));
      }, patience);
      route.waiting.add(enter);
    });
  }

  return {
    async run(name, work) {
      const caller: Caller = { route: name };
      const { failure, waitedFor } = await callers.run(caller, work);
      const route = routeOf(name);
      if (isLockTimeout(failure)) route.lockedOut.add(waitedFor);
      else if (!(failure instanceof NoConnection)) route.lockedOut.clear();
      if (route.probe === caller) route.probe = undefined;
    },
    async enter() {
      const caller = callers.getStore();
      if (!caller) return () => {};
      const route = routeOf(caller.route);
      requireUnblocked(caller, route);
      if (route.inside < most) route.inside += 1;
      else await turn(route);
      try {
        // It may have got stuck meanwhile.
        requireUnblocked(caller, route);
      } catch (error) {
        leave(route);
        throw error;
      }
      return () => leave(route);
    },
  };
}
