import { randomBytes } from 'node:crypto';

/**
 * Ids of one process and millisecond that keep their order; more than fit into the counter's 12 bits share the last
 * place.
 */
const LAST_PLACE = 4_095;
let latest = { at: 0, place: -1 };

function placeWithin(at: number): number {
  const place = latest.at === at ? Math.min(latest.place + 1, LAST_PLACE) : 0;
  latest = { at, place };
  return place;
}

/**
 * A UUIDv7 (RFC 9562, section 5.7): 48 bits of `at` (ms), 12 bits that count within the millisecond, 62 random bits. So ids sort by time, rows
 * made in one go sort as they were made, no database sequence is needed, and nobody guesses another's id.
 */
export function newId(at: Date): string {
  const bytes = randomBytes(16);
  const place = placeWithin(at.getTime());
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes.writeUInt16BE(0x7000 | place, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The least id that a row made at `at` can have: a bound for reading ids by time, which begins with 1970. */
export function firstIdAt(at: Date): string {
  const time = Math.max(at.getTime(), 0).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Guards a uuid column from text that PostgreSQL would refuse with an error instead of finding nothing. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
