import { useLayoutEffect, useState, type RefObject } from 'react';

/** A build writes #FFFFFF as #FFF. */
function inFull(color: string): string {
  return color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}

/** Reads custom properties of the page, or of a `scope` in it, as they are in the theme in force, and again when it changes. */
export function useTokens(scope?: RefObject<Element | null>): (property: string) => string {
  const [styles, setStyles] = useState<CSSStyleDeclaration | null>(null);

  useLayoutEffect(() => {
    const read = () => setStyles(getComputedStyle(scope?.current ?? document.documentElement));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-scale', 'data-contrast'] });
    return () => observer.disconnect();
  }, [scope]);

  return (property) => inFull(styles?.getPropertyValue(property).trim().toUpperCase() ?? '');
}
