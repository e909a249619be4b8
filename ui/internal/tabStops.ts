import { useLayoutEffect, useState, type RefObject } from 'react';

/** What the keyboard stops at, as far as its markup says. */
export const TAB_STOP =
  ':is(a[href], :is(button, input, select, textarea):enabled:not([type="hidden"]), summary, [tabindex]):not([tabindex^="-"])';

/** Whether the keyboard stops at something in an element, whose content comes and goes. */
export function useHoldsTabStop(place: RefObject<Element | null>): boolean {
  const [holds, setHolds] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = () => setHolds(element.querySelector(TAB_STOP) !== null);
    look();
    const changes = new MutationObserver(look);
    const attributeFilter = ['disabled', 'href', 'tabindex'];
    changes.observe(element, { childList: true, subtree: true, attributeFilter });
    return () => changes.disconnect();
  }, [place]);
  return holds;
}
