import { weights, type Befallen, type Kind } from './kinds';
import { split, below, chance, oneOf, weighted, type Random } from './random';
import { nightScenes, scenes, type Step } from './scenes';

/** One thing that somebody sets going. Its chance is its own: to leave another one out changes nothing in it. */
export interface Act {
  id: number;
  /** Ms from the start. */
  at: number;
  kind: Kind;
  /** Which of the players. */
  player: number;
  /** Of a fault. */
  befalls: Befallen;
}

/** What a seed stands for, told before it is played. */
export interface Scenario {
  seed: number;
  servers: number;
  players: number;
  /** Đồng that each player has to begin with. */
  opening: number;
  /** Environment variables of the servers. */
  environment: Record<string, string>;
  picker: 'uniform' | 'priority';
  /** Ms from the world's first moment, so that another draw is near. */
  startsAfter: number;
  /** Ms that players and faults have. */
  lasts: number;
  /** Whether the great draws of the evening are waited for, and what they pay. */
  isEvening: boolean;
  /** Ms from the start until no server runs any more before the next morning; null where the shop stays open. */
  closesAfter: number | null;
  acts: readonly Act[];
  /** Ms that the machine rests after each step, to find what depends on its speed. */
  rest?: number | undefined;
}

const MINUTE = 60_000;
/** Acts of a scenario that stand alone. */
const FEWEST = 5;
const MOST = 12;
const FEWEST_SCENES = 3;
const MOST_SCENES = 5;
/** Ms between two acts of a scene at most: all at once, as people press, or over a draw of Keno. */
const PACES = [1_500, 15_000, 60_000, 4 * MINUTE];

/** Ms from one draw of Keno to the next; one is at the world's first moment. */
const DRAWS = 8 * MINUTE;

/** Of the kinds, so many are left out of a seed, so that what is left meets more often (swarm testing, Groce et al.). */
const LEFT_OUT = 0.3;

function swarm(random: Random): Record<Kind, number> {
  const entries = Object.entries(weights).map(([kind, weight]) => [
    kind,
    chance(random, LEFT_OUT) ? 0 : weight * (0.5 + random()),
  ]);
  return { ...(Object.fromEntries(entries) as Record<Kind, number>), add: weights.add, payCart: weights.payCart };
}

type Drawn = Omit<Act, 'id'>;

/** The scenario of a seed: who plays for how long, and what is set going when. */
export function scenarioOf(seed: number): Scenario {
  const random = split(seed, 'scenario');
  const players = 1 + below(random, 4);
  const lasts = (9 + below(random, 5)) * MINUTE;
  const startsInDay = oneOf(random, [0, 10, 20]) * MINUTE;
  const night = nightOf(seed, { players, lasts });
  const great = night === null ? greatDrawsOf(split(seed, 'evening')) : null;
  const startsAfter = night?.startsAfter ?? (great === 'nine' ? BEFORE_NINE : startsInDay);
  const acts = [
    ...singleActs(random, swarm(random), { players, lasts, count: FEWEST + below(random, MOST - FEWEST) }),
    ...actsOfScenes(random, {
      players,
      lasts,
      startsAfter,
      count: FEWEST_SCENES + below(random, MOST_SCENES - FEWEST_SCENES),
    }),
    ...(night?.acts ?? []),
    ...(great ? systemActs(split(seed, 'systems'), { players, lasts, count: below(random, MOST_SYSTEMS) }) : []),
  ];
  return {
    seed,
    servers: oneOf(random, [1, 1, 2, 2, 3]),
    players,
    opening: oneOf(random, [500_000, 2_000_000, 20_000_000]),
    environment: {
      VELOC_SIMULATED_DRAWS: chance(random, 0.25) ? '1' : '0',
      VELOC_STEP_UP_FROM: oneOf(random, ['50000', '5000000']),
      // 0 is no limit, '' the shop's own.
      VELOC_MANUAL_PAYOUT_ABOVE: oneOf(random, ['50000', '50000000', '0', '']),
      VELOC_WITHHOLD_TAX: chance(random, 0.6) ? '1' : '0',
    },
    picker: oneOf(random, ['uniform', 'priority']),
    startsAfter,
    lasts,
    isEvening: great === 'six',
    closesAfter: night?.closesAfter ?? null,
    acts: numbered(acts),
  };
}

const DAY = 1440 * MINUTE;
/** Of the seeds, so many play an evening and the next morning. */
const NIGHTS = 0.1;
/** Days from the world's first to one whose night ends a day alone, a week, and a month amid its week. */
const LAST_DAYS = [0, 9, 10];
/** From the world's first moment to 21:20, before the last draws of Keno. */
const LATE = 240 * MINUTE;

/** Of some seeds: what was begun in the evening, by all and by one player for certain, meets another day. */
function nightOf(seed: number, { players, lasts }: Pick<Scenario, 'players' | 'lasts'>) {
  const random = split(seed, 'night');
  if (!chance(random, NIGHTS)) return null;
  const closesAfter = Math.round((0.3 + 0.4 * random()) * lasts);
  const player = below(random, players);
  const { evening, morning } = oneOf(random, nightScenes);
  const within = (steps: readonly Step[], from: number, to: number) => {
    const times = steps.map(() => from + random() * (to - from)).toSorted((one, other) => one - other);
    return steps.map(({ kinds, befalls = 'player' }, place): Drawn => ({
      at: Math.round(times[place] ?? from),
      kind: oneOf(random, kinds),
      player,
      befalls,
    }));
  };
  return {
    startsAfter: oneOf(random, LAST_DAYS) * DAY + LATE,
    closesAfter,
    acts: [...within(evening, 0, closesAfter), ...within(morning, closesAfter + 1, lasts)],
  };
}

/** Keno is drawn from six to ten, every eight minutes; results come two minutes later. */
const KENO = { opens: 6 * 60, every: 8, draws: 119, resultAfter: 2 };
/** Acts that stand alone, and scenes, of a day. */
const SINGLE_A_DAY = 30;
const SCENES_A_DAY = 6;
/** What a day begins with: nobody stays away for good. A break is a day without anything, so none is taken alone. */
const MORNING = ['closeTab', 'goOnline', 'login'] as const;
/** The world's first moment, in minutes of its day. */
const STARTS_AT = 17 * 60 + 20;

/**
 * So many whole days of a shop: every draw is decided as it comes, the operator looks at the money each hour, players come
 * and go all day and faults befall them.
 */
function daysOf(seed: number, days: number): Scenario {
  const random = split(seed, 'days');
  const players = 4;
  const acts = Array.from({ length: days }, (_, day) => {
    const once = [
      ...MORNING.flatMap((kind, minute) =>
        Array.from({ length: players }, (_, player): Drawn => ({
          at: minute * MINUTE,
          kind,
          player,
          befalls: 'player',
        })),
      ),
      ...singleActs(random, { ...swarm(random), takeBreak: 0 }, { players, lasts: DAY, count: SINGLE_A_DAY }),
      ...actsOfScenes(random, { players, lasts: DAY, startsAfter: 0, count: SCENES_A_DAY }),
      ...operatorActs(),
    ];
    return once.map((act) => ({ ...act, at: act.at + day * DAY }));
  }).flat();
  return {
    ...scenarioOf(seed),
    servers: 2,
    players,
    opening: 20_000_000,
    startsAfter: 0,
    lasts: days * DAY,
    isEvening: false,
    closesAfter: null,
    acts: numbered(acts),
  };
}

/** Whole days where they are named, otherwise the minutes of the seed. */
export function scenarioNamed({ seed, days }: { seed: number; days?: number | undefined }): Scenario {
  return days === undefined ? scenarioOf(seed) : daysOf(seed, days);
}

/** What the operator does from one afternoon to the next. */
function operatorActs(): Drawn[] {
  const sinceStart = (minute: number) => ((minute - STARTS_AT + 1440) % 1440) * MINUTE;
  const at = (minute: number, kind: Kind): Drawn => ({ at: sinceStart(minute), kind, player: 0, befalls: 'operator' });
  const results = Array.from({ length: KENO.draws }, (_, draw) =>
    at(KENO.opens + (draw + 1) * KENO.every + KENO.resultAfter, 'importResults'),
  );
  const hourly = Array.from({ length: 24 }, (_, hour) =>
    (['handleClaims', 'handleArrivals', 'handleWithdrawals'] as const).map((kind) => at(hour * 60 + 30, kind)),
  );
  return [...results, ...hourly.flat()];
}

const numbered = (acts: readonly Drawn[]): Act[] =>
  acts.toSorted((one, other) => one.at - other.at).map((act, id) => ({ ...act, id }));

interface Time extends Pick<Scenario, 'players' | 'lasts'> {
  count: number;
}

function singleActs(random: Random, drawn: Record<Kind, number>, { players, lasts, count }: Time): Drawn[] {
  const times = Array.from({ length: count }, () => random() * lasts).toSorted((one, other) => one - other);
  return crowded(random, times).map((at) => ({
    at: Math.round(at),
    kind: weighted(random, drawn),
    player: below(random, players),
    befalls: oneOf(random, ['player', 'player', 'player', 'anybody', 'bank', 'operator']),
  }));
}

/** What matters happens close together: half of the acts come within a second of the one before. */
function crowded(random: Random, times: readonly number[]): number[] {
  let last = 0;
  return times.map((at) => (last = last > 0 && chance(random, 0.5) ? last + random() * 1_000 : Math.max(at, last)));
}

/** Of the seeds, so many wait for the draws at six, and so many begin before the one of Lotto 5/35 at nine. */
const SIX = 0.2;
const NINE = 0.1;
/** From the world's first moment to 20:52. */
const BEFORE_NINE = 212 * MINUTE;
/** Their tickets of many plays are fewer than this. */
const MOST_SYSTEMS = 5;

function greatDrawsOf(random: Random): 'six' | 'nine' | null {
  if (chance(random, SIX)) return 'six';
  return chance(random, NINE) ? 'nine' : null;
}

/** Tickets of many plays for the great draws. */
function systemActs(random: Random, { players, lasts, count }: Time): Drawn[] {
  return Array.from({ length: count }, () => ({
    at: Math.round(random() * lasts),
    kind: 'buySystem',
    player: below(random, players),
    befalls: 'player',
  }));
}

function actsOfScenes(random: Random, { players, lasts, count, startsAfter }: Time & { startsAfter: number }): Drawn[] {
  return Array.from({ length: count }, () => {
    const player = below(random, players);
    const pace = oneOf(random, PACES);
    const steps = oneOf(random, scenes);
    const drawAfter = (at: number) => (Math.floor((at + startsAfter) / DRAWS) + 1) * DRAWS - startsAfter;
    // What waits for a draw begins where one is left.
    let at = random() * Math.min(0.8 * lasts, steps.some(({ isAfterDraw }) => isAfterDraw) ? drawAfter(0) : lasts);
    return steps.map(({ kinds, befalls = 'player', isAfterDraw }): Drawn => {
      at = Math.min((isAfterDraw ? drawAfter(at) : at) + random() * pace, lasts);
      return { at: Math.round(at), kind: oneOf(random, kinds), player, befalls };
    });
  }).flat();
}
