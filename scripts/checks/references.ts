/** What comments may refer to by a number, and where it is defined. */
export interface Defined {
  /** G1, A1 … of docs/decisions/numbered.md. */
  decisions: ReadonlySet<string>;
  /** R1, S1, F1, L1 … of docs/reliability.md. */
  rows: ReadonlySet<string>;
  /** 1, 2 … of docs/specification.md. */
  sections: ReadonlySet<string>;
}

const list = (number: string) => `((?:${number}(?:, | and | to )?)+)`;

/** Kinds of references. A standard's section ("RFC 9110, section 13.1.2") is not among them. */
const kinds: readonly { written: RegExp; isDefined: (number: string, defined: Defined) => boolean }[] = [
  {
    written: new RegExp(String.raw`\bdecisions? ${list(String.raw`[A-Z]?\d+`)}`, 'gi'),
    isDefined: (number, { decisions }) => decisions.has(number),
  },
  {
    written: new RegExp(String.raw`\brows? ${list(String.raw`[A-Z]\d+`)}`, 'gi'),
    isDefined: (number, { rows }) => rows.has(number),
  },
  {
    written: new RegExp(String.raw`(?<!RFC \d+,? )\bsections? ${list(String.raw`\d+(?:\.\d+)*`)}`, 'gi'),
    isDefined: (number, { sections }) => sections.has(number),
  },
  {
    written: new RegExp(String.raw`\(${list(String.raw`[AGRSFLMQ]\d{1,2}`)}\)`, 'g'),
    isDefined: (number, { decisions, rows }) => decisions.has(number) || rows.has(number),
  },
  // Pictures, plans and tickets that are not in the repository.
  {
    written: new RegExp(String.raw`\b(?:mockups?|issues?|milestones?) #?${list(String.raw`[A-Z]?\d+`)}`, 'gi'),
    isDefined: () => false,
  },
  { written: /\((?:decisions|plan|notes), ([A-Z][a-z]+)\)/g, isDefined: () => false },
];

/** References in a text that lead nowhere, as they are written. */
export function undefinedReferences(text: string, defined: Defined): string[] {
  return kinds.flatMap(({ written, isDefined }) =>
    [...text.matchAll(written)].flatMap(([reference, numbers = '']) => {
      const named = numbers.split(/, | and | to /).filter(Boolean);
      return named.every((number) => isDefined(number, defined)) ? [] : [reference];
    }),
  );
}
