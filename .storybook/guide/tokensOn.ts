/** The custom properties of the theme without their prefix, by the property that takes them: `padding: ['space-8']`. */
export type TokensByProperty = Map<string, string[]>;

const USES = /var\(--veloc-([\w-]+)/g;

function rulesIn(list: CSSRuleList, view: Window): CSSStyleRule[] {
  return [...list].flatMap((rule) => {
    if ('media' in rule && !view.matchMedia((rule as CSSMediaRule).conditionText).matches) return [];
    if ('selectorText' in rule) return [rule as CSSStyleRule];
    return 'cssRules' in rule ? rulesIn((rule as CSSGroupingRule).cssRules, view) : [];
  });
}

/** The tokens that an element is drawn with as it is now, read off the rules that match it. */
export function tokensOn(element: Element): TokensByProperty {
  const { ownerDocument } = element;
  const view = ownerDocument.defaultView ?? window;
  const used: TokensByProperty = new Map();
  for (const sheet of ownerDocument.styleSheets) {
    for (const { selectorText, style } of rulesIn(sheet.cssRules, view)) {
      if (!style.cssText.includes('--veloc-') || !element.matches(selectorText)) continue;
      // A shorthand with a token has no value in its long forms, so the text is read.
      for (const declaration of style.cssText.split(';')) {
        const [property = '', value = ''] = declaration.split(/:(.*)/s);
        const tokens = [...value.matchAll(USES)].map(([, token = '']) => token);
        if (tokens.length > 0 && !property.trim().startsWith('--')) used.set(property.trim(), [...new Set(tokens)]);
      }
    }
  }
  return used;
}
