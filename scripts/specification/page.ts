import type { Part, Proof, Row, Section } from './row';

const INTRODUCTION = `# The specification and its proofs

One row for each route, field, state, rule, sentence, call, error and constant that the specification asks for, in its
order, with the tests that show it. A title in the last column is that of a test or of a group of tests, the name of a
story, or the row of a table test. What no test shows stands at the end under “Not proven yet”.

The page is made by \`npm run specification\` from \`scripts/specification/rows\`; \`scripts/checks/specification.test.ts\`
holds it to them, and every title to its file.
`;

const provenRows = ({ rows }: Part) => rows.filter(({ proofs }) => proofs.length > 0);

export function unprovenRows(sections: readonly Section[]): Row[] {
  return sections.flatMap(({ parts }) => parts.flatMap(({ rows }) => rows.filter(({ proofs }) => proofs.length === 0)));
}

/** docs/specification.md as it should be. */
export function specificationPage(sections: readonly Section[]): string {
  const rows = sections.flatMap(({ parts }) => parts.flatMap(provenRows));
  const open = unprovenRows(sections);
  return [
    INTRODUCTION,
    `${rows.length} rows are proven, ${open.length} are not.\n`,
    ...sections.map(sectionText),
    ...(open.length > 0 ? [openText(open)] : []),
  ].join('\n');
}

function openText(rows: readonly Row[]): string {
  return `## Not proven yet\n\n${table(
    ['What', 'Rule', 'Why not'],
    rows.map((row) => [namesText(row), cell(row.says), cell(row.missing ?? '')]),
  )}`;
}

function sectionText({ title, parts }: Section): string {
  return [`## ${title}\n`, ...parts.map(partText)].join('\n');
}

function partText(part: Part): string {
  const head = ['What', 'Rule', 'Shown by'];
  return `### ${part.title}\n\n${table(
    head,
    provenRows(part).map((row) => [namesText(row), cell(row.says), proofsText(row.proofs)]),
  )}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

const namesText = ({ names }: Row) => names.map((name) => `\`${cell(name)}\``).join('<br>');

/** Each file once, a link, with its titles behind it. */
function proofsText(proofs: readonly Proof[]): string {
  const files = [...new Set(proofs.map(({ file }) => file))];
  return files
    .map((file) => {
      const titles = proofs.filter((proof) => proof.file === file).map(({ title }) => cell(escapeHtml(title)));
      return `[${file}](../${file}): ${titles.join('; ')}`;
    })
    .join('<br>');
}

const escapeHtml = (text: string) => text.replaceAll('<', '&lt;').replaceAll('*', '\\*').replaceAll('_', '\\_');
