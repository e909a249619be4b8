import type { Generated } from 'kysely';

/** What the book of a draw says of a ticket. */
export interface BookEntriesTable {
  ticket_id: string;
  period_id: string;
  /** Null only of a ticket without a place that was sold by a release without books. */
  entry: string | null;
  /** With which the entry hides the bet, told to its owner alone; null where the entry is. */
  salt: Buffer | null;
  /** Place in the book, from 0; null until it is entered. */
  seq: Generated<number | null>;
}

/** A growing tree. */
export interface LogsTable {
  /** A period's id, or 'seals'. */
  id: string;
  size: number;
  /** The hashes at its right edge, greatest subtree first. */
  edge: Buffer;
  /** Of a book: đồng, of all its entries. */
  total: Generated<number>;
}

export interface LogTilesTable {
  log_id: string;
  /** From 1. */
  level: number;
  tile: number;
  /** 256 at most, joined. */
  hashes: Buffer;
}

/** Entries of the log of seals. */
export interface SealEntriesTable {
  seq: number;
  kind: string;
  period_id: string | null;
  entry: string;
  added_at: Date;
}

/** The winners' file that an entry 'paid' tells of. */
export interface WinnersFilesTable {
  seq: number;
  period_id: string;
  /** JSON Lines. */
  lines: string;
}

/** What a witness has signed of the log of seals at one size. */
export interface CosignaturesTable {
  size: number;
  /** The name of its key. */
  witness: string;
  /** A signature line of the checkpoint, with its newline. */
  line: string;
  added_at: Date;
}

/** When an authority has seen the log of seals (RFC 3161). */
export interface TimestampsTable {
  /** Entries of the log. */
  size: number;
  /** DER in base64. */
  token: string;
  added_at: Date;
}
