/** What stands between these tags is no text. */
const unread =
  /<(script|style|template|noscript|iframe|object|textarea|title|xmp|svg|math)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const tag = /<(\/?)([a-z][a-z\d]*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const attribute = /([a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

export interface Allowed {
  tags: readonly string[];
  attributes: readonly string[];
}

/**
 * HTML written anew of allowed tags and attributes alone; every other sign of a tag becomes a sign of the text.
 * Chromium reports a handler or a style to the page's content policy as soon as any document, however inert, parses it,
 * so they must be gone before a sanitiser that works on a document sees them.
 */
export function plainTags(html: string, { tags, attributes }: Allowed): string {
  const source = html.replace(unread, '');
  let written = '';
  let place = 0;
  for (const match of source.matchAll(tag)) {
    const [whole, slash = '', name = '', rest = ''] = match;
    written += escaped(source.slice(place, match.index));
    place = match.index + whole.length;
    const known = tags.find((allowed) => allowed === name.toLowerCase());
    if (known) written += slash ? `</${known}>` : `<${known}${attributesOf(rest, attributes)}>`;
  }
  return written + escaped(source.slice(place));
}

function attributesOf(text: string, allowed: readonly string[]): string {
  return [...text.matchAll(attribute)]
    .flatMap(([, name = '', double, single, bare]) => {
      const known = allowed.find((attributeName) => attributeName === name.toLowerCase());
      return known ? [` ${known}="${escaped(double ?? single ?? bare ?? '').replaceAll('"', '&quot;')}"`] : [];
    })
    .join('');
}

/** An ampersand stays: what is written as an entity is read as one. */
function escaped(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
