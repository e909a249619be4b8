import { ProofError, sameBytes } from './bytes';
import { cosignatureVerifier } from './cosignature';
import { verifierOf, type Verifier } from './note';

/** Characters of a policy at most. */
const LONGEST = 100_000;

/** Lines that say something, at most: room for 32 logs, witnesses and groups, as C2SP asks for. */
const MOST_LINES = 200;

/** A witness and, for who asks it, where it is. */
export interface PolicyWitness {
  /** As the policy calls it. */
  name: string;
  verifier: Verifier;
  url: string | null;
}

/** Whom somebody trusts (C2SP tlog-policy). */
export interface Policy {
  logs: { verifier: Verifier; url: string | null }[];
  witnesses: PolicyWitness[];
  /** Whether cosignatures of the witnesses with these names are enough. */
  isMetBy(names: ReadonlySet<string>): boolean;
}

type Rule = (names: ReadonlySet<string>) => boolean;

const malformed = (line: string) => new ProofError(`The policy cannot be read at: ${line.slice(0, 80)}`);

function thresholdOf(text: string, members: number): number {
  if (text === 'all') return members;
  if (text === 'any') return 1;
  const least = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0;
  return least <= members ? least : 0;
}

const isKnown = (verifier: Verifier, others: readonly { verifier: Verifier }[]) =>
  others.some((other) => sameBytes(other.verifier.publicKey, verifier.publicKey));

/** Reads a policy's text. Throws a ProofError with the line that is wrong. */
export function readPolicy(text: unknown): Policy {
  if (typeof text !== 'string' || text.length > LONGEST) throw new ProofError('A policy is missing.');
  const lines = text.split('\n').flatMap((line) => {
    const words = line.split(/[ \t]+/).filter(Boolean);
    return words[0] === undefined || words[0].startsWith('#') ? [] : [{ line, words }];
  });
  if (lines.length > MOST_LINES) throw new ProofError(`A policy has more than ${MOST_LINES} lines.`);
  const logs: Policy['logs'] = [];
  const witnesses: PolicyWitness[] = [];
  const rules = new Map<string, Rule>();
  const members = new Set<string>();
  let quorum: Rule | undefined;
  for (const { line, words } of lines) {
    const [kind, name = '', third = '', ...rest] = words;
    const url = rest[0] ?? null;
    if (kind === 'log') {
      const verifier = verifierOf(name);
      if (rest.length > 0 || isKnown(verifier, logs)) throw malformed(line);
      logs.push({ verifier, url: third || null });
      continue;
    }
    if (kind === 'quorum') {
      const rule: Rule | undefined = name === 'none' ? () => true : rules.get(name);
      if (quorum || !rule || words.length !== 2) throw malformed(line);
      quorum = rule;
      continue;
    }
    if (name === 'none' || rules.has(name)) throw malformed(line);
    if (kind === 'witness') {
      const verifier = cosignatureVerifier(third);
      if (rest.length > 1 || isKnown(verifier, witnesses)) throw malformed(line);
      witnesses.push({ name, verifier, url });
      rules.set(name, (names) => names.has(name));
    } else if (kind === 'group') {
      const least = thresholdOf(third, rest.length);
      const parts = rest.map((member) => rules.get(member));
      if (least === 0 || rest.some((member) => members.has(member)) || new Set(rest).size < rest.length) {
        throw malformed(line);
      }
      for (const member of rest) members.add(member);
      const known = parts.filter((rule) => rule !== undefined);
      if (known.length < parts.length) throw malformed(line);
      rules.set(name, (names) => known.filter((rule) => rule(names)).length >= least);
    } else {
      throw malformed(line);
    }
  }
  if (!quorum) throw new ProofError('A policy names no quorum, so nobody can say which witnesses are enough.');
  return { logs, witnesses, isMetBy: quorum };
}

/**
 * What a shop publishes of itself: the keys of its log, the newest first, and any one of its witnesses, or none where it
 * has none.
 */
export function policyText(
  logs: readonly { vkey: string; url: string | null }[],
  witnesses: readonly { vkey: string; url: string | null }[],
): string {
  const line = (...words: readonly (string | null)[]) => `${words.filter(Boolean).join(' ')}\n`;
  const names = witnesses.map((_, index) => `w${index + 1}`);
  return [
    ...logs.map(({ vkey, url }) => line('log', vkey, url)),
    ...witnesses.map(({ vkey, url }, index) => line('witness', `w${index + 1}`, vkey, url)),
    ...(names.length > 0 ? [line('group', 'witnesses', 'any', ...names)] : []),
    line('quorum', names.length > 0 ? 'witnesses' : 'none'),
  ].join('');
}
