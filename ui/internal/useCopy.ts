import { useEffect, useState } from 'react';

const SHOWN_MS = 2000;

/** Takes a text to the clipboard; `isCopied` for two seconds afterwards. */
export function useCopy(text: string) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () => {
    // A browser may refuse, and has none on a page without https; the value stays readable and selectable.
    (navigator.clipboard as Clipboard | undefined)?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };

  return { isCopied, copy };
}
