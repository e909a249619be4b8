import { randomBytes } from 'node:crypto';

/**
 * A UUIDv7: 48 bits of `at` (ms), the rest random, so ids sort by time and need no database sequence.
 * 74 random bits keep them unguessable.
 */
export function newId(at: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Guards a uuid column from text that PostgreSQL would refuse with an error instead of finding nothing. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
