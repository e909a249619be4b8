import { useEffect, useRef, type ComponentProps } from 'react';
import { HeadsetIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import { useBothRefs } from '../internal/useControllableState';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './ContactButton.css';

export interface ContactButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /**
   * Someone answers right now.
   * @default false
   */
  isOnline?: boolean | undefined;
}

/** A finger that rests still moves the page a little. */
const STEADY_PX = 8;
/** Where the page ends the button has room of its own. */
const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - STEADY_PX;

const meets = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Close enough to meet each line of the smallest text. */
const STEP_PX = 12;

/** Whether words, signs or something to press of the page are below `place`. */
function covers(place: DOMRect): boolean {
  const below = new Set<Element>();
  for (let x = place.left; x < place.right; x += STEP_PX)
    for (let y = place.top; y < place.bottom; y += STEP_PX)
      for (const element of document.elementsFromPoint(x, y)) if (element.closest('main')) below.add(element);
  const range = document.createRange();
  return [...below].some(
    (element) =>
      element.matches('a, button, input, svg') ||
      [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
        range.selectNodeContents(node);
        return [...range.getClientRects()].some((line) => meets(line, place));
      }),
  );
}

/** Gets out of the way of who reads on, and of what it must not cover; back with the first way back. */
function useOutOfTheWay() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let from = window.scrollY;
    let isReading = false;
    const look = () => {
      const moved = window.scrollY - from;
      if (Math.abs(moved) >= STEADY_PX) {
        isReading = moved > 0 && !isAtEnd();
        from = window.scrollY;
      }
      const place = button.current?.getBoundingClientRect();
      button.current?.toggleAttribute('data-away', isReading || (place !== undefined && covers(place)));
    };
    look();
    const options = { passive: true } as const;
    window.addEventListener('scroll', look, options);
    window.addEventListener('resize', look, options);
    // What the page shows may come later, with or without a change of its height. Figures that count add only text.
    const grown = new ResizeObserver(look);
    grown.observe(document.body);
    let frame = 0;
    const filled = new MutationObserver((changes) => {
      if (frame !== 0 || !changes.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element)))
        return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    });
    filled.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      filled.disconnect();
      grown.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return button;
}

/**
 * Floats above the TabBar at the right edge of the column. Put it after the page's content and before the TabBar: the
 * room it keeps there lets the end of a list scroll clear of it. It is gone while the page is scrolled down, and where it
 * would cover words or a control of the page's `main`; the keyboard finds it all the same.
 */
export function ContactButton({ isOnline = false, className, ref, ...rest }: ContactButtonProps) {
  const words = useMessages('contactButton', shell.contactButton);
  const button = useOutOfTheWay();
  return (
    <div className={styles.strip}>
      <button
        {...rest}
        ref={useBothRefs(button, ref)}
        type="button"
        className={[styles.contactButton, className].filter(Boolean).join(' ')}
      >
        <Icon size="extraLarge">
          <HeadsetIcon />
        </Icon>
        <VisuallyHidden>{isOnline ? words.online : words.label}</VisuallyHidden>
        {isOnline ? <span className={styles.online} /> : null}
      </button>
    </div>
  );
}
