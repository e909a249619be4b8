import { useLayoutEffect, useState } from 'react';

/** A build writes #FFFFFF as #FFF. */
function inFull(color: string): string {
  return color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}

/** Reads the page's custom properties as they are in the theme in force, and again when the theme changes. */
export function useTokens(): (property: string) => string {
  const [styles, setStyles] = useState<CSSStyleDeclaration | null>(null);

  useLayoutEffect(() => {
    const read = () => setStyles(getComputedStyle(document.documentElement));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-scale', 'data-contrast'] });
    return () => observer.disconnect();
  }, []);

  return (property) => inFull(styles?.getPropertyValue(property).trim().toUpperCase() ?? '');
}
