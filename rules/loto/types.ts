import { regionalTiers, type RegionalTier } from '../regional';

export const LOTO_MAX_TICKETS = 10;

/** Characters of a number on a ticket (spec section 9). */
export const LOTO_PLACES = 4;

/** One way to play Loto. */
export interface LotoType {
  id: 'D' | 'C' | 'DC' | 'L7' | 'L16' | 'L17' | 'L18';
  name: string;
  /** Đồng for each hit of a stake of 10,000, by how many digits are played. */
  values: Readonly<Record<number, number>>;
  /** The tiers whose numbers are compared, by how many digits are played. */
  tiers: Readonly<Record<number, readonly RegionalTier[]>>;
}

const last: readonly RegionalTier[] = ['db'];
const tierOfDigits: Readonly<Record<number, readonly RegionalTier[]>> = { 2: ['g8'], 3: ['g7'] };

/** The self-chosen lô tô of the southern companies (decision G14). */
export const lotoTypes: readonly LotoType[] = [
  { id: 'D', name: 'Đầu', values: { 2: 700_000, 3: 5_000_000 }, tiers: tierOfDigits },
  { id: 'C', name: 'Cuối', values: { 2: 700_000, 3: 5_000_000 }, tiers: { 2: last, 3: last } },
  {
    id: 'DC',
    name: 'Đầu - Cuối',
    values: { 2: 350_000, 3: 2_500_000 },
    tiers: { 2: ['db', 'g8'], 3: ['db', 'g7'] },
  },
  { id: 'L7', name: '7 lô', values: { 3: 715_000 }, tiers: { 3: ['g4'] } },
  { id: 'L16', name: '16 lô', values: { 4: 2_000_000 }, tiers: { 4: regionalTiers.slice(0, -2) } },
  { id: 'L17', name: '17 lô', values: { 3: 295_000 }, tiers: { 3: regionalTiers.slice(0, -1) } },
  { id: 'L18', name: '18 lô', values: { 2: 39_000 }, tiers: { 2: regionalTiers } },
];

export function lotoTypeOf(id: string): LotoType | null {
  return lotoTypes.find((type) => type.id === id) ?? null;
}

/** The digits of "--07": '07'. */
export function lotoDigits(numbers: string): string {
  return numbers.replace(/^-+/, '');
}

/** The digits as a ticket writes them, a dash for each empty place in front: '--07' (spec section 3). */
export function lotoNumbers(digits: string): string {
  return lotoDigits(digits).padStart(LOTO_PLACES, '-');
}
