import { expect, it } from 'vitest';
import { cleanContent } from './cleanContent';

// What HTML becomes is judged in Chromium (tests/journeys/hostile-content.spec.ts): this document is not a browser's.

it('makes paragraphs of plain text and shows its signs as they are', () => {
  const place = document.createElement('div');
  place.append(cleanContent('Một & hai < ba\n \nBốn\n\n\n'));
  expect(place.innerHTML).toBe('<p>Một &amp; hai &lt; ba</p><p>Bốn</p>');
});
