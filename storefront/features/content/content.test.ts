import { expect, it } from 'vitest';
import { plainTags } from './plainTags';
import { cleanContent } from './cleanContent';

const allowed = { tags: ['p', 'a', 'strong'], attributes: ['href'] };

it.each([
  ['<p>Một <strong>hai</strong> &amp; ba</p>', '<p>Một <strong>hai</strong> &amp; ba</p>'],
  ['<P CLASS="x" onclick="hit()">Một</P>', '<p>Một</p>'],
  ['<a href="https://example.com/?a=1&amp;b=2" style="x">x</a>', '<a href="https://example.com/?a=1&amp;b=2">x</a>'],
  ["<a href='/mega'>x</a> <a HREF=/keno>y</a>", '<a href="/mega">x</a> <a href="/keno">y</a>'],
  ['<a title="a > b" href="/mega">x</a>', '<a href="/mega">x</a>'],
  [`<a href='"><img src=x onerror=hit()>'>x</a>`, '<a href="&quot;&gt;&lt;img src=x onerror=hit()&gt;">x</a>'],
  ['<script>hit()</script><p>x</p><style>p{}</style>', '<p>x</p>'],
  ['<!-- <p>no</p> --><p>x</p>', '<p>x</p>'],
  ['<img src=x onerror=hit()>3 < 4 và 5 > 4', '3 &lt; 4 và 5 &gt; 4'],
  ['<p onclick=hit()', '&lt;p onclick=hit()'],
  ['<<p>p onclick=hit()>x', '&lt;<p>p onclick=hit()&gt;x'],
  ['<p\u0000 onclick=hit()>', '&lt;p\u0000 onclick=hit()&gt;'],
  ['<custom-element onload=hit()>x', '&lt;custom-element onload=hit()&gt;x'],
])('writes %s anew', (html, expected) => {
  expect(plainTags(html, allowed)).toBe(expected);
});

// What HTML becomes is judged in Chromium (tests/journeys/hostile-content.spec.ts): this document is not a browser's.

it('makes paragraphs of plain text and shows its signs as they are', () => {
  const place = document.createElement('div');
  place.append(cleanContent('Một & hai < ba\n \nBốn\n\n\n'));
  expect(place.innerHTML).toBe('<p>Một &amp; hai &lt; ba</p><p>Bốn</p>');
});
