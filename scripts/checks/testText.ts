import { parseSync, type ParseResult } from 'vite';
import { testTitles } from './testTitles';

type Statement = ParseResult['program']['body'][number];

/**
 * Reads a test file: answers, for a title, the source of its test, group or story with that of whatever it names in
 * its own file; '' for a title that is not there. Imports are no part of it.
 */
export function testTexts(file: string, source: string): (title: string) => string {
  const { body } = parseSync(file, source).program;
  const pieces = body
    .filter(({ type }) => type !== 'ImportDeclaration')
    .flatMap((statement) => piecesOf(statement, source))
    .map(({ text, head = text }) => ({
      text,
      titles: testTitles(file, head),
      name: /^(?:export )?(?:async )?(?:const|let|function|class)\*? (\w+)/.exec(text)?.[1],
    }));
  return (title) => {
    const found = new Set(pieces.filter(({ titles }) => titles.has(title)));
    for (const { text } of found) {
      const words = new Set(text.match(/\w+/g));
      for (const other of pieces) if (other.name !== undefined && words.has(other.name)) found.add(other);
    }
    return [...found].map(({ text }) => text).join('\n');
  };
}

interface Piece {
  text: string;
  /** Of a group: without what is in it. */
  head?: string;
}

/** A group `describe(…, () => { … })` and each of its statements, else the statement itself. */
function piecesOf(statement: Statement, source: string): Piece[] {
  const text = source.slice(statement.start, statement.end);
  const call = statement.type === 'ExpressionStatement' ? statement.expression : null;
  const run = /^describe\b/.test(text) && call?.type === 'CallExpression' ? call.arguments.at(-1) : null;
  if (run?.type !== 'ArrowFunctionExpression' || run.body.type !== 'BlockStatement') return [{ text }];
  const head = `${source.slice(statement.start, run.start)}() => {})`;
  return [{ text, head }, ...run.body.body.flatMap((inner) => piecesOf(inner, source))];
}
