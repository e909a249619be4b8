import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  ProofError,
  checkConsistency,
  cosigner,
  fromHex,
  hashFromBase64,
  hashOf,
  openNote,
  readCheckpoint,
  readNote,
  signatureLine,
  toHex,
  type Verifier,
} from '@veloc/proof';
import * as v from 'valibot';

/** What a witness answers. */
export interface Answer {
  status: number;
  body: string;
  type?: string;
}

export interface WitnessOptions {
  /** Logs that it follows, by their keys. */
  logs: readonly Verifier[];
  name: string;
  key: { publicKey: Uint8Array; sign(message: Uint8Array): Uint8Array };
  /** The file with what it has seen. */
  state: string;
  /** Ms since 1970. */
  now(): number;
}

const stateSchema = v.record(v.string(), v.object({ size: v.number(), root: v.string(), checkpoint: v.string() }));
const MOST_PROOF_LINES = 63;
const EMPTY = toHex(hashOf());

const refuse = (status: number, body: string): Answer => ({ status, body: `${body}\n` });

/**
 * A witness of logs (C2SP tlog-witness): signs a checkpoint that has grown out of the one it signed last, and no other.
 * What it has seen is in its file before it answers; requests are judged one after the other.
 */
export function createWitness({ logs, name, key, state, now }: WitnessOptions) {
  const read = () => (existsSync(state) ? v.parse(stateSchema, JSON.parse(readFileSync(state, 'utf8'))) : {});
  function write(next: v.InferOutput<typeof stateSchema>): void {
    writeFileSync(`${state}.new`, JSON.stringify(next));
    renameSync(`${state}.new`, state);
  }

  async function judge(body: string): Promise<Answer> {
    const { old, proof, note } = readRequest(body);
    const { text } = readNote(note);
    const { origin, size, root } = readCheckpoint(text);
    const trusted = logs.filter((log) => log.name === origin);
    if (trusted.length === 0) return refuse(404, 'This log is not followed.');
    try {
      await openNote(note, trusted);
    } catch {
      return refuse(403, 'The log has not signed this checkpoint.');
    }
    if (old > size) return refuse(400, 'The old size is above that of the checkpoint.');
    const seen = read();
    const last = seen[origin] ?? { size: 0, root: EMPTY };
    if (old !== last.size) return { status: 409, body: `${last.size}\n`, type: 'text/x.tlog.size' };
    const first = { size: old, root: fromHex(last.root) };
    if (!checkConsistency({ first, second: { size, root }, proof }))
      return refuse(422, 'The log has not grown out of what was seen.');
    const signer = cosigner(name, key, Math.floor(now() / 1000));
    const line = signatureLine({ name, keyId: signer.keyId, signature: signer.sign(text) });
    write({ ...seen, [origin]: { size, root: toHex(root), checkpoint: note + line } });
    return { status: 200, body: line };
  }

  let turn: Promise<unknown> = Promise.resolve();
  return {
    /** Answers `POST /add-checkpoint`. */
    addCheckpoint(body: string): Promise<Answer> {
      const judged = turn.then(() =>
        judge(body).catch((error: unknown) => {
          if (error instanceof ProofError) return refuse(400, error.message);
          throw error;
        }),
      );
      turn = judged.catch(() => {});
      return judged;
    },
    /** Answers `GET /<hash of the origin>/checkpoint`. */
    checkpoint(originHash: string): Answer {
      const found = Object.entries(read()).find(
        ([origin]) => toHex(hashOf(new TextEncoder().encode(origin))) === originHash,
      );
      return found ? { status: 200, body: found[1].checkpoint } : refuse(404, 'No checkpoint of this log was signed.');
    },
  };
}

function readRequest(body: string) {
  const end = body.indexOf('\n\n');
  const [first = '', ...lines] = body.slice(0, Math.max(end, 0)).split('\n', MOST_PROOF_LINES + 2);
  const [, old] = /^old (0|[1-9]\d{0,15})$/.exec(first) ?? [];
  if (old === undefined || lines.length > MOST_PROOF_LINES)
    throw new ProofError('The request names no old size, or too long a proof.');
  return { old: Number(old), proof: lines.map(hashFromBase64), note: body.slice(end + 2) };
}
