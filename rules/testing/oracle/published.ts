/** One row of a published prize table. */
export interface Prize {
  /** The id the rules give the tier. */
  tier: string;
  /** Đồng for one winning play of 10,000; 0 where a pool is shared. */
  value: number;
}

// Typed by hand from the public tables and never read from the rules: a slip here or there shows as a difference.

const bn = 1_000_000_000;
const m = 1_000_000;
const k = 1_000;

/** Keno: level, then numbers hit, to đồng. */
export const kenoTable: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 20 * k },
  2: { 2: 90 * k },
  3: { 3: 200 * k, 2: 20 * k },
  4: { 4: 400 * k, 3: 50 * k, 2: 10 * k },
  5: { 5: 4_400 * k, 4: 150 * k, 3: 10 * k },
  6: { 6: 12_500 * k, 5: 450 * k, 4: 40 * k, 3: 10 * k },
  7: { 7: 40 * m, 6: 1_200 * k, 5: 100 * k, 4: 20 * k, 3: 10 * k },
  8: { 8: 200 * m, 7: 5 * m, 6: 500 * k, 5: 50 * k, 4: 10 * k, 0: 10 * k },
  9: { 9: 800 * m, 8: 12 * m, 7: 1_500 * k, 6: 150 * k, 5: 30 * k, 4: 10 * k, 0: 10 * k },
  10: { 10: 2 * bn, 9: 150 * m, 8: 8 * m, 7: 710 * k, 6: 80 * k, 5: 20 * k, 0: 10 * k },
};

/** One bet on how many of Keno's twenty numbers lie on a side. */
export interface OutcomeRow extends Prize {
  bet: string;
  side: 'even' | 'odd' | 'big' | 'small';
  from: number;
  to: number;
}

export const parityTable: readonly OutcomeRow[] = [
  { bet: 'EVEN', tier: 'EVEN_13', side: 'even', from: 13, to: 14, value: 40 * k },
  { bet: 'EVEN', tier: 'EVEN_15', side: 'even', from: 15, to: 20, value: 200 * k },
  { bet: 'EVEN_1112', tier: 'EVEN_1112_11', side: 'even', from: 11, to: 12, value: 20 * k },
  { bet: 'DRAW_ODD_EVEN', tier: 'DRAW_ODD_EVEN_10', side: 'even', from: 10, to: 10, value: 20 * k },
  { bet: 'ODD_1112', tier: 'ODD_1112_11', side: 'odd', from: 11, to: 12, value: 20 * k },
  { bet: 'ODD', tier: 'ODD_13', side: 'odd', from: 13, to: 14, value: 40 * k },
  { bet: 'ODD', tier: 'ODD_15', side: 'odd', from: 15, to: 20, value: 200 * k },
];

export const sizeTable: readonly OutcomeRow[] = [
  { bet: 'UPPER', tier: 'UPPER_11', side: 'big', from: 11, to: 12, value: 10 * k },
  { bet: 'UPPER', tier: 'UPPER_13', side: 'big', from: 13, to: 20, value: 26 * k },
  { bet: 'DRAW_UPPER_LOWER', tier: 'DRAW_UPPER_LOWER_10', side: 'big', from: 10, to: 10, value: 26 * k },
  { bet: 'LOWER', tier: 'LOWER_11', side: 'small', from: 11, to: 12, value: 10 * k },
  { bet: 'LOWER', tier: 'LOWER_13', side: 'small', from: 13, to: 20, value: 26 * k },
];

export const megaTable = {
  jackpot: { tier: 'jackpot', value: 0 },
  first: { tier: 'first', value: 10 * m },
  second: { tier: 'second', value: 300 * k },
  third: { tier: 'third', value: 30 * k },
} as const;

export const powerTable = {
  jackpot1: { tier: 'jackpot1', value: 0 },
  jackpot2: { tier: 'jackpot2', value: 0 },
  first: { tier: 'first', value: 40 * m },
  second: { tier: 'second', value: 500 * k },
  third: { tier: 'third', value: 50 * k },
} as const;

export const lotto535Table = {
  jackpot: { tier: 'jackpot', value: 0 },
  first: { tier: 'first', value: 10 * m },
  second: { tier: 'second', value: 5 * m },
  third: { tier: 'third', value: 500 * k },
  fourth: { tier: 'fourth', value: 100 * k },
  fifth: { tier: 'fifth', value: 30 * k },
  consolation: { tier: 'consolation', value: 10 * k },
} as const;

/** Max 3D in exact order, and in any order for three different digits (6) or a pair (3). */
export const max3dTables = {
  straight: {
    special: { tier: 'special', value: 1 * m },
    first: { tier: 'first', value: 350 * k },
    second: { tier: 'second', value: 210 * k },
    third: { tier: 'third', value: 100 * k },
  },
  box3: {
    special: { tier: 'box_special', value: 340 * k },
    first: { tier: 'box_first', value: 120 * k },
    second: { tier: 'box_second', value: 70 * k },
    third: { tier: 'box_third', value: 30 * k },
  },
  box6: {
    special: { tier: 'box_special', value: 170 * k },
    first: { tier: 'box_first', value: 60 * k },
    second: { tier: 'box_second', value: 35 * k },
    third: { tier: 'box_third', value: 15 * k },
  },
} as const;

export const max3dPlusTable = {
  special: { tier: 'special', value: 1 * bn },
  first: { tier: 'first', value: 40 * m },
  second: { tier: 'second', value: 10 * m },
  third: { tier: 'third', value: 5 * m },
  fourth: { tier: 'fourth', value: 1 * m },
  fifth: { tier: 'fifth', value: 150 * k },
  sixth: { tier: 'sixth', value: 40 * k },
} as const;

export const max3dProTable = {
  special: { tier: 'special', value: 2 * bn },
  specialSub: { tier: 'specialSub', value: 400 * m },
  first: { tier: 'first', value: 30 * m },
  second: { tier: 'second', value: 10 * m },
  third: { tier: 'third', value: 4 * m },
  fourth: { tier: 'fourth', value: 1 * m },
  fifth: { tier: 'fifth', value: 100 * k },
  sixth: { tier: 'sixth', value: 40 * k },
} as const;

/** Loto by type and digits: đồng a hit, and the drawn tiers whose endings are compared. */
export interface LotoRow extends Prize {
  type: string;
  digits: number;
  compared: readonly string[];
}

const fromSix = ['db', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6'] as const;

export const lotoTable: readonly LotoRow[] = [
  { type: 'D', digits: 2, tier: 'D_2', value: 700 * k, compared: ['g8'] },
  { type: 'D', digits: 3, tier: 'D_3', value: 5 * m, compared: ['g7'] },
  { type: 'C', digits: 2, tier: 'C_2', value: 700 * k, compared: ['db'] },
  { type: 'C', digits: 3, tier: 'C_3', value: 5 * m, compared: ['db'] },
  { type: 'DC', digits: 2, tier: 'DC_2', value: 350 * k, compared: ['g8', 'db'] },
  { type: 'DC', digits: 3, tier: 'DC_3', value: 2_500 * k, compared: ['g7', 'db'] },
  { type: 'L7', digits: 3, tier: 'L7_3', value: 715 * k, compared: ['g4'] },
  { type: 'L16', digits: 4, tier: 'L16_4', value: 2 * m, compared: fromSix },
  { type: 'L17', digits: 3, tier: 'L17_3', value: 295 * k, compared: [...fromSix, 'g7'] },
  { type: 'L18', digits: 2, tier: 'L18_2', value: 39 * k, compared: [...fromSix, 'g7', 'g8'] },
];

/** Classic: by how many of the last digits of the Đặc biệt are named. */
export const classicTable: readonly (Prize & { digits: number })[] = [
  { digits: 2, tier: 'LAST_2', value: 700 * k },
  { digits: 3, tier: 'LAST_3', value: 5 * m },
  { digits: 4, tier: 'LAST_4', value: 32 * m },
];
