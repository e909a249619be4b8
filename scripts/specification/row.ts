/** A test that shows a row to hold. */
export interface Proof {
  /** From the repository's root. */
  file: string;
  /** Title of a test or group, name of a story, or the text that names one row of a table test. */
  title: string;
}

/** One thing the specification asks for. */
export interface Row {
  /** Paths, calls, constants, codes and sentences, as the specification writes them; none for a rule without a name. */
  names: readonly string[];
  /** The rule in our own words. */
  says: string;
  proofs: readonly Proof[];
  /** Why no test shows it yet. Only a row without proofs has this. */
  missing?: string;
}

export interface Part {
  title: string;
  rows: readonly Row[];
}

/** A section of the specification, or what the shop has beyond it. */
export interface Section {
  title: string;
  parts: readonly Part[];
}

type Names = string | readonly string[];

const listOf = (names: Names) => (typeof names === 'string' ? [names] : names);

export function by(file: string, ...titles: readonly [string, ...string[]]): Proof[] {
  return titles.map((title) => ({ file, title }));
}

/** Stories of one file below stories/, such as 'flows/Login'. */
export function story(file: string, ...names: readonly [string, ...string[]]): Proof[] {
  return by(`stories/${file}.stories.tsx`, ...names);
}

export function row(names: Names, says: string, ...proofs: readonly [Proof[], ...Proof[][]]): Row {
  return { names: listOf(names), says, proofs: proofs.flat() };
}

export function unproven(names: Names, says: string, missing: string): Row {
  return { names: listOf(names), says, proofs: [], missing };
}
