interface Findings {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

interface StorybookPage {
  axe: {
    run(context: object, options: object): Promise<Findings>;
    /** Internal to axe. */
    _audit?: { rules: { id: string; selector?: string }[] };
  };
  __STORYBOOK_PREVIEW__: { currentRender: { story: { parameters: { a11y?: Settings } } } };
}

interface Settings {
  test?: string;
  disable?: boolean;
}

/**
 * What axe finds on the page as it is now: all of it, or of its colours alone, which of all that axe looks at differ from
 * theme to theme. For `npm run test:axes`. Runs in the browser, by the axe that the accessibility addon has loaded and set
 * for this story.
 */
export async function findBarriers(of: 'everything' | 'colors'): Promise<string[]> {
  const { axe, __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
  const { a11y } = preview.currentRender.story.parameters;
  if (a11y?.disable || a11y?.test !== 'error') return [];
  const { violations } = await axe.run(
    { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    {
      // A story is a part of a page and stands in no landmark.
      ...(of === 'everything'
        ? { rules: { region: { enabled: false } } }
        : { runOnly: ['color-contrast', 'link-in-text-block'] }),
      resultTypes: ['violations'],
    },
  );
  return violations.flatMap(({ id: rule, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${help} (${rule})\n${html}\n${failureSummary}`),
  );
}

/**
 * What axe finds of the story's structure: everything but its colours, and but what only a whole page can be asked, which
 * the journeys ask. Axe walks the page for each of its hundred rules, of which four in ten are about what no story has,
 * such as an area or a frame; the browser's own search for their elements spares a third of its time. Runs in the browser.
 */
export async function findStructureBarriers(): Promise<string[]> {
  const { axe, __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
  const { a11y } = preview.currentRender.story.parameters;
  if (a11y?.disable || a11y?.test !== 'error') return [];
  const COLORS = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];
  const OF_A_PAGE = [
    'bypass',
    'css-orientation-lock',
    'document-title',
    'html-has-lang',
    'html-lang-valid',
    'landmark-one-main',
    'meta-viewport',
    'meta-viewport-large',
    'page-has-heading-one',
    'region',
  ];
  // It refuses nothing else, and asks for the style of all that has any.
  const narrower = new Map([['avoid-inline-spacing', '[style*="important"]']]);
  // oxlint-disable-next-line no-underscore-dangle -- axe tells a rule's selector nowhere else; without it every rule is asked
  const absent = (axe._audit?.rules ?? []).filter(({ id, selector }) => {
    const wanted = narrower.get(id) ?? selector;
    return wanted !== undefined && document.querySelector(wanted) === null;
  });
  const off = [...COLORS, ...OF_A_PAGE, ...absent.map(({ id }) => id)];
  const { violations } = await axe.run(
    { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    { rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])), resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id: rule, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${help} (${rule})\n${html}\n${failureSummary}`),
  );
}

interface NewColors {
  barriers: string[];
  /** Of the texts in which axe has found nothing: what decides it. */
  readable: string[];
}

/**
 * What axe finds of colour in texts of which no like one has been looked at yet: in the same colours and type, on the same
 * grounds up to the page. Nine hundred stories show the same few hundred again and again, and axe takes a sixth of a
 * story's time for them in each theme. Earlier answers are in `readableColors` of the page. Runs in the browser.
 */
export async function findNewColorBarriers(): Promise<NewColors> {
  const { axe, __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
  const { a11y } = preview.currentRender.story.parameters;
  if (a11y?.disable || a11y?.test !== 'error') return { barriers: [], readable: [] };
  const readable = ((globalThis as { readableColors?: Set<string> }).readableColors ??= new Set());

  const TOOLS = '.sb-wrapper, #storybook-docs, #storybook-highlights-root, script, style';
  const FIELDS = 'input:not([type="radio"], [type="checkbox"], [type="range"], [type="hidden"]), textarea, select';
  const OUT_OF_USE = ':disabled, [aria-disabled="true"]';
  const CLEAR = /, 0\)$/;

  const ownText = ({ childNodes }: Element) =>
    [...childNodes].map(({ nodeType, nodeValue }) => (nodeType === Node.TEXT_NODE ? nodeValue : '')).join('');
  const hasText = (node: Element) => ownText(node).trim() !== '';

  /** What a box and what is drawn before and after it lay under a text; empty for nothing. */
  const fill = ({ backgroundColor, backgroundImage, opacity, filter, mixBlendMode }: CSSStyleDeclaration) =>
    CLEAR.test(backgroundColor) && backgroundImage === 'none' && opacity === '1' && filter === 'none'
      ? ''
      : `${backgroundColor} ${backgroundImage} ${opacity} ${filter} ${mixBlendMode}`;
  const fills = (node: Element) => {
    const drawn = ['::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(node, pseudo);
      return style.content === 'none' ? '' : fill(style);
    });
    return [fill(getComputedStyle(node)), ...drawn].join('/');
  };
  /** What leaves the flow, and so may lie under or over what stands beside it. */
  const loose = new Map<Element, string>();
  const looseIn = (parent: Element) => {
    let found = loose.get(parent);
    if (found === undefined) {
      const layers = [...parent.children].flatMap((child) =>
        getComputedStyle(child).position === 'static' ? [] : [`${child.tagName} ${fills(child)}`],
      );
      found = [...new Set(layers)].join(';');
      loose.set(parent, found);
    }
    return found;
  };
  const grounds = new Map<Element, string>();
  function groundOf(node: Element): string {
    let found = grounds.get(node);
    if (found === undefined) {
      const parent = node.parentElement;
      const own = parent ? `${looseIn(parent)}|${fills(node)}` : fills(node);
      found = `${parent ? groundOf(parent) : ''}${own === '|//' ? '' : `>${own}`}`;
      grounds.set(node, found);
    }
    return found;
  }
  /** Words of what is out of use may be faint. */
  const isOutOfUse = (node: Element) =>
    node.closest(OUT_OF_USE) !== null ||
    node.closest('label')?.control?.matches(OUT_OF_USE) === true ||
    (node.id !== '' &&
      document.querySelector(`[aria-labelledby~="${CSS.escape(node.id)}"]:is(${OUT_OF_USE})`) !== null);
  /** A link within a text must be told from it. */
  const linkOf = (node: Element) => {
    const link = node.closest('a');
    if (!link?.parentElement) return '';
    return `${getComputedStyle(link).textDecorationLine} in ${getComputedStyle(link.parentElement).color} ${hasText(link.parentElement)}`;
  };
  const lookOf = (node: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(node);
    // Axe passes over a text of one character, and over one of signs alone.
    const isLong = /[\p{L}\p{N}].*[\p{L}\p{N}]/su.test(ownText(node)) || node.matches(FIELDS);
    return [groundOf(node), color, fontSize, fontWeight, textShadow, isLong, isOutOfUse(node), linkOf(node)].join('|');
  };

  /** One of each look. */
  const texts = new Map<string, Element>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) =>
    (node as Element).matches(TOOLS) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = nodes.nextNode() as Element | null; node; node = nodes.nextNode() as Element | null) {
    if (!(hasText(node) || node.matches(FIELDS)) || !node.checkVisibility()) continue;
    const look = lookOf(node);
    if (!readable.has(look) && !texts.has(look)) texts.set(look, node);
  }
  if (texts.size === 0) return { barriers: [], readable: [] };

  const { violations } = await axe.run(
    { include: [...texts.values()], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] },
  );
  const found = violations.length === 0 ? [...texts.keys()] : [];
  for (const look of found) readable.add(look);
  return {
    barriers: violations.flatMap(({ id: rule, help, nodes: faint }) =>
      faint.map(({ html, failureSummary = '' }) => `${help} (${rule})\n${html}\n${failureSummary}`),
    ),
    readable: found,
  };
}
