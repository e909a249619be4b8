import { weeksOfMonth, type Device, type PlayLimits } from '@veloc/rules';
import { answer, type Answers } from './answers';
import { fixedNow } from './fixedNow';

const later = (ms: number) => new Date(fixedNow + ms).toISOString();

/** A code is on its way; another one can be had in a minute. */
export const codeSent = answer({ challengeId: 'c1', expiresAt: later(300_000), resendAt: later(60_000) });

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36';
const tablet = 'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Version/17.6 Safari/604.1';
const computer = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 coc_coc_browser/126.0 Chrome/120.0';

export const devices: Device[] = [
  {
    id: 'd3',
    device: phone,
    createdAt: '2026-11-20T01:12:00.000Z',
    lastUsedAt: '2026-11-21T05:10:00.000Z',
    current: true,
  },
  {
    id: 'd2',
    device: computer,
    createdAt: '2026-11-02T13:40:00.000Z',
    lastUsedAt: '2026-11-19T14:05:00.000Z',
    current: false,
  },
  {
    id: 'd1',
    device: tablet,
    createdAt: '2026-10-28T09:00:00.000Z',
    lastUsedAt: '2026-11-01T03:30:00.000Z',
    current: false,
  },
];

const none = { day: null, week: null, month: null };

export const noLimits: PlayLimits = {
  limits: none,
  pending: none,
  spent: { day: 20_000, week: 120_000, month: 460_000 },
  weeks: weeksOfMonth(fixedNow).map(({ from, to }, week) => ({
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    spent: [200_000, 140_000, 120_000][week] ?? 0,
  })),
  year: { spent: 3_480_000, won: 620_000 },
  ticketsThisWeek: 0,
  tellsNearLimit: true,
  usualStake: null,
  breakUntil: null,
};

/** A budget of the month, of which 38 % are spent, eight tickets of it this week. */
export const someBudget: PlayLimits = {
  ...noLimits,
  limits: { ...none, month: 500_000 },
  spent: { day: 20_000, week: 80_000, month: 190_000 },
  weeks: noLimits.weeks.map((week, index) => ({ ...week, spent: [60_000, 50_000, 80_000][index] ?? 0 })),
  ticketsThisWeek: 8,
};

/** 80,000 đồng are left this week, and a higher limit of the month waits. */
export const someLimits: PlayLimits = {
  ...noLimits,
  limits: { day: null, week: 200_000, month: 1_000_000 },
  ticketsThisWeek: 12,
  pending: { ...none, month: { amount: 2_000_000, from: '2026-11-22T05:16:42.000Z' } },
};

export const onBreak: PlayLimits = { ...someLimits, breakUntil: '2026-11-28T11:00:00.000Z' };

export const limitsAnswer = (playLimits: PlayLimits): Answers => ({ 'GET /client-limits': answer(playLimits) });
