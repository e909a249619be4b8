import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Developers read these; a person never does (decision A26). */
const FOR_DEVELOPERS = ['Item not found in cart', 'No authentication token provided for withdrawal'];

/** The sentences of one section of the specification, as the test of the catalogue has them, typed by hand. */
export function specifiedSentences(section: number): string[] {
  const table = readFileSync(join(import.meta.dirname, '../../../rules/texts/texts.test.ts'), 'utf8');
  const rows = table.matchAll(new RegExp(`\\[\\s*'${section}',\\s*'([^']+)'`, 'g'));
  return [...rows].map(([, sentence = '']) => sentence).filter((sentence) => !FOR_DEVELOPERS.includes(sentence));
}
