import { useSyncExternalStore } from 'react';

const root = document.documentElement;

function watch(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme that the page wears now, also when it was changed without Storybook's toolbar. */
export function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore(watch, () => (root.dataset.theme === 'dark' ? 'dark' : 'light'));
}
