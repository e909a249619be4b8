import { Prose } from '@veloc/ui';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { cleanContent } from './cleanContent';

/** A text that came from the server, plain or HTML, cleaned before any of it is in the page. */
export function ServerText({ text }: { text: string }) {
  const [, navigate] = useLocation();
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    place.current?.replaceChildren(cleanContent(text));
  }, [text]);

  /** Pages of the shop open without a full load, as every other link of the shop does. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!href?.startsWith('/') || !isPlain) return;
    event.preventDefault();
    navigate(href);
  };

  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are pressed; this hears them
  return <Prose ref={place} onClick={follow} />;
}
