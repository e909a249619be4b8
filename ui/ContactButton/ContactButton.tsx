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

/** A page of fractions of a pixel ends a little before its whole height. */
const NEAR_PX = 8;
const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - NEAR_PX;

/** Out of the way of all that is read before the page's end, where it has room of its own. */
function useOutOfTheWay() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const look = () => button.current?.toggleAttribute('data-away', !isAtEnd());
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look, { passive: true });
    const grown = new ResizeObserver(look);
    grown.observe(document.body);
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return button;
}

/**
 * Floats above the TabBar at the right edge of the column. Put it after the page's content and before the TabBar: the
 * room it keeps there lets the end of a list scroll clear of it. It is seen where the page ends, so at once on one that
 * fits its window, and never over what is read before; the keyboard finds it anywhere.
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
