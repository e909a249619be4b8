/** What a built Storybook says of one of its pages. */
export interface DocsEntry {
  id: string;
  title: string;
  type: string;
}

/** The pages of words, of all that a built Storybook holds. */
export function docsPages(index: { entries: Record<string, DocsEntry> }): DocsEntry[] {
  return Object.values(index.entries).filter(({ type }) => type === 'docs');
}

/** Whether a docs page and the windows in it have come to rest; runs in the page. */
export function isDrawn(quietMs: number): Promise<boolean> {
  const isBusy = (page: Document) =>
    ['.sb-preparing-docs', '.sb-preparing-story', '[aria-label^="Content is loading"]'].some((waiting) =>
      [...page.querySelectorAll(waiting)].some((element) => element.checkVisibility()),
    );
  return new Promise((done) => {
    const windows = Array.from(document.querySelectorAll('iframe'), ({ contentDocument }) => contentDocument);
    const pages = [document, ...windows].flatMap((page) => (page ? [page] : []));
    const observer = new MutationObserver(() => end(false));
    const quiet = setTimeout(() => end(true), quietMs);
    function end(isQuiet: boolean) {
      clearTimeout(quiet);
      observer.disconnect();
      const isThere = pages.every((page) => page.readyState === 'complete' && !isBusy(page));
      const words = document.querySelector<HTMLElement>('.sbdocs-content')?.innerText ?? '';
      done(isQuiet && isThere && words.trim() !== '');
    }
    for (const page of pages) observer.observe(page, { childList: true, subtree: true });
  });
}

/**
 * What keeps a reader from a docs page; runs in it, once it is drawn. `rootFont` is the root's font size in px on a page
 * that nothing has touched.
 */
export function barriersOfDocs(rootFont: string): string[] {
  const found: string[] = [];
  const { body, documentElement } = document;
  const words = document.querySelector<HTMLElement>('.sbdocs-content');
  if (!words) return ['it has no words'];

  for (const box of document.querySelectorAll<HTMLElement>('.sb-errordisplay, .sb-nopreview, [data-testid="error"]'))
    if (box.checkVisibility()) found.push(`an error is shown: ${box.innerText.slice(0, 200)}`);
  if (/Cannot read properties|is not a function|The component failed to render/.test(words.innerText))
    found.push('a story has failed');

  for (const element of [documentElement, body, document.querySelector<HTMLElement>('#storybook-docs')]) {
    if (!element) continue;
    const name = element.localName + (element.id ? `#${element.id}` : '');
    if (element.ariaHidden === 'true' || element.inert) found.push(`${name} is hidden from screen readers`);
    if (getComputedStyle(element).pointerEvents === 'none') found.push(`${name} takes no press`);
  }
  if (getComputedStyle(documentElement).fontSize !== rootFont)
    found.push(`the root's font size is ${getComputedStyle(documentElement).fontSize}, not ${rootFont}`);

  if (document.activeElement !== body) found.push(`the focus has gone to ${document.activeElement?.localName}`);

  const scroller = document.scrollingElement ?? documentElement;
  const locked = [documentElement, body].some((element) => /hidden|clip/.test(getComputedStyle(element).overflowY));
  if (locked && scroller.scrollHeight > innerHeight) found.push('it is locked and cannot be scrolled');

  // Down the middle of the words, a window at a time: whatever is on top has to belong to the page.
  const column = words.getBoundingClientRect();
  for (let top = 0; top < scroller.scrollHeight; top += innerHeight) {
    scroller.scrollTop = top;
    for (const share of [0.25, 0.5, 0.75]) {
      const covering = document.elementFromPoint(column.left + column.width * share, innerHeight * share);
      if (covering && !covering.closest('#storybook-docs'))
        found.push(`it is covered by ${covering.localName}.${String(covering.className).slice(0, 60)}`);
    }
  }
  scroller.scrollTop = 0;

  // Stories draw whatever they draw; the words between them are ours.
  const written = document.createTreeWalker(words, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('.docs-story, pre, code, .sb-story')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = written.nextNode(); node; node = written.nextNode()) {
    const text = node.textContent ?? '';
    if (/^\s*\|.*\|/m.test(text) || /\|\s*:?-{3,}/.test(text) || /\*\*\S|\]\(\S/.test(text) || /^#{1,6} /m.test(text))
      found.push(`Markdown is shown raw: ${text.trim().slice(0, 80)}`);
  }

  for (const table of document.querySelectorAll<HTMLElement>('.docblock-argstable'))
    if (table.querySelectorAll('tbody tr').length === 0) found.push('its table of props is empty');
  if (/No inputs found|Args table with interactive controls couldn't be auto-generated/.test(words.innerText))
    found.push('its table of props is empty');
  if (words.innerText.includes('Set object')) found.push('a control asks for an object to be typed');
  return [...new Set(found)];
}
