import {
  DAY,
  gameConfig,
  vietnamDate,
  vietnamDay,
  type GameId,
  type Notification,
  type NotificationFact,
} from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { notificationText, type NotificationText } from './notificationText';

/** What is read of one notification, or of several together. */
export type RowText = Omit<NotificationText, 'href'>;

/** A row of the list of notifications. */
export type NotificationRow =
  | { kind: 'heading'; id: string; title: string }
  | { kind: 'one'; id: string; notification: Notification }
  /** Several that are read as one, the newest before the others. */
  | {
      kind: 'several';
      id: string;
      notifications: readonly [Notification, ...Notification[]];
      games: readonly GameId[];
      text: RowText;
    };

/** Those of a day that say the same of one draw, or of a game's draws of one day. */
interface Bundle {
  id: string;
  fact: NotificationFact;
  notifications: [Notification, ...Notification[]];
}

interface Reading {
  /** Ms, by the server. */
  now: number;
  /** Nothing follows what is here. */
  ended: boolean;
}

/**
 * What the player was told, newest first, under headings. What several say of one draw is one row with the sum of them, and
 * so are all draws of a day in which nothing was won, unless there is one alone.
 */
export function notificationRows(told: readonly Notification[], { now, ended }: Reading): NotificationRow[] {
  const days = new Map<string, Notification[]>();
  for (const notification of told) {
    const day = vietnamDay(notification.createdAt);
    days.set(day, [...(days.get(day) ?? []), notification]);
  }
  const lastDay = [...days.keys()].at(-1);
  const rows: NotificationRow[] = [];
  let heading = '';
  for (const [day, ofDay] of days) {
    const title = day >= vietnamDay(now) ? 'Hôm nay' : day === vietnamDay(now - DAY) ? 'Hôm qua' : 'Trước đây';
    if (title !== heading) rows.push({ kind: 'heading', id: title, title });
    heading = title;
    // Of a day whose rest is on a page to come nobody knows a sum.
    rows.push(...rowsOf(ofDay, { day, isWhole: ended || day !== lastDay }));
  }
  return rows;
}

function rowsOf(
  notifications: readonly Notification[],
  { day, isWhole }: { day: string; isWhole: boolean },
): NotificationRow[] {
  const bundles = bundlesOf(notifications);
  const lost = bundles.filter(({ fact }) => fact.kind === 'drawn' && fact.params.won === 0);
  const isFolded = lost.length > 1;
  return bundles.flatMap((bundle): NotificationRow[] => {
    const isLost = isFolded && lost.includes(bundle);
    if (isLost && bundle !== lost[0]) return [];
    const shown = isLost ? lost : [bundle];
    const [first, ...others] = shown.flatMap((one) => one.notifications);
    if (!first) return [];
    if (others.length === 0) return [{ kind: 'one', id: first.id, notification: first }];
    const games = [...new Set(shown.flatMap(({ fact }) => ('gameId' in fact.params ? [fact.params.gameId] : [])))];
    const names = games.map((gameId) => gameConfig[gameId].title).join(', ');
    const text = (): RowText => {
      if (!isWhole) return { topic: 'draw', title: names, body: `${others.length + 1} tin` };
      if (!isLost) return notificationText(bundle.fact, vietnamDate(first.createdAt));
      const drawn = lost.flatMap(({ fact }) => (fact.kind === 'drawn' ? [fact.params] : []));
      const held = sum(drawn, (params) => params.held);
      // As with a win, what all of them have cost; notices of long ago do not know it.
      const isStakeKnown = drawn.every(({ stake }) => stake !== undefined);
      const paid = isStakeKnown ? `Mua ${formatMoney(sum(drawn, ({ stake = 0 }) => stake))} · ` : '';
      return { topic: 'draw', title: `${held} vé không trúng`, body: `${paid}${names}` };
    };
    return [
      {
        kind: 'several',
        id: `${day} ${isLost ? 'lost' : bundle.id}`,
        notifications: [first, ...others],
        games,
        text: text(),
      },
    ];
  });
}

function bundlesOf(told: readonly Notification[]): Bundle[] {
  const bundles = new Map<string, [Notification, ...Notification[]]>();
  for (const notification of told) {
    const id = sameness(notification);
    const known = bundles.get(id);
    if (known) known.push(notification);
    else bundles.set(id, [notification]);
  }
  return [...bundles].map(([id, notifications]) => ({ id, fact: sumOf(notifications), notifications }));
}

/** What has the same is told as one. The rest is news of its own, which may ask for something. */
function sameness({ id, ...fact }: Notification): string {
  switch (fact.kind) {
    case 'drawn':
      return [fact.kind, fact.params.gameId, fact.params.date].join(' ');
    // Each ticket that waited has one of its own.
    case 'prizeApproved':
    case 'prizeLapsed':
      return [fact.kind, fact.params.gameId, fact.params.periodName].join(' ');
    case 'prizeRejected':
      return [fact.kind, fact.params.gameId, fact.params.periodName, fact.params.reason].join(' ');
    default:
      return id;
  }
}

/** One fact that says what all of a kind do, as the server itself tells the draws of a day. */
function sumOf([newest, ...others]: readonly [Notification, ...Notification[]]): NotificationFact {
  if (others.length === 0) return newest;
  const all = [newest, ...others];
  switch (newest.kind) {
    case 'drawn': {
      const drawn = all.flatMap((one) => (one.kind === 'drawn' ? [one.params] : []));
      const isStakeKnown = drawn.every(({ stake }) => stake !== undefined);
      const sums = {
        draws: sum(drawn, ({ draws }) => draws),
        held: sum(drawn, ({ held }) => held),
        won: sum(drawn, ({ won }) => won),
        amount: sum(drawn, ({ amount }) => amount),
        stake: isStakeKnown ? sum(drawn, ({ stake = 0 }) => stake) : undefined,
      };
      return { kind: newest.kind, params: { ...newest.params, ...sums } };
    }
    case 'prizeApproved': {
      const tax = sum(all, (one) => (one.kind === 'prizeApproved' ? one.params.tax : 0));
      return { kind: newest.kind, params: { ...newest.params, ...claimed(all), tax } };
    }
    case 'prizeRejected':
      return { kind: newest.kind, params: { ...newest.params, ...claimed(all) } };
    case 'prizeLapsed':
      return { kind: newest.kind, params: { ...newest.params, ...claimed(all) } };
    default:
      return newest;
  }
}

function claimed(all: readonly Notification[]) {
  const claims = all.flatMap(({ params }) => ('tickets' in params ? [params] : []));
  return { tickets: sum(claims, ({ tickets }) => tickets), amount: sum(claims, ({ amount }) => amount) };
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}
