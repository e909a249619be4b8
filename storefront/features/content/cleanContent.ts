import DOMPurify from 'dompurify';
import { plainTags } from './plainTags';

const tags =
  'h2 h3 p br hr blockquote ul ol li strong b em i u sub sup a table caption thead tbody tfoot tr th td'.split(' ');
const attributes = ['href', 'scope', 'colspan', 'rowspan'];

/** Pages of the shop, pages elsewhere, telephones and mail (spec: nothing else is a link). */
const links = /^(?:https?:\/\/|tel:|mailto:|\/(?![/\\\s\p{Cc}]))/iu;

/** Looks like HTML; anything else is plain text with a blank line between paragraphs. */
const hasTags = /<\/?[a-z][^>]*>/i;

/**
 * A text of the server as nodes to show: the elements of a text and its links, nothing that runs, loads or looks
 * otherwise. Nodes and not HTML, because HTML that is written out and read again may turn into something else.
 */
export function cleanContent(text: string): DocumentFragment {
  if (!hasTags.test(text)) return paragraphsOf(text);
  const fragment = DOMPurify.sanitize(plainTags(text, { tags, attributes }), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: links,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) link.rel = 'noreferrer';
  return fragment;
}

function paragraphsOf(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const paragraph of text.split(/\n\s*\n/)) {
    if (paragraph.trim() === '') continue;
    const element = document.createElement('p');
    element.textContent = paragraph.trim();
    fragment.append(element);
  }
  return fragment;
}
