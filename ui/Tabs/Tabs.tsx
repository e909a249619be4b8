import { useLayoutEffect, useRef, type ReactNode, type ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useControllableState } from '../internal/useControllableState';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import * as styles from './Tabs.css';
import { useHoldsTabStop } from './useHoldsTabStop';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** The accent it takes when chosen. */
  accent?: string | undefined;
  /**
   * Something new in it, and what that is, said after the label: "3 vé đang chờ". `text` says it to the eye as well, in
   * a word or two beside the label: "3 chờ"; without it there is a dot.
   */
  mark?: { tone: 'info' | 'gold'; label: string; text?: string | undefined } | undefined;
  /** What stands below while it is chosen, for tabs that keep their own choice. Without it `children`. */
  content?: ReactNode;
}

export interface TabsProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue' | 'dir' | 'aria-label'
> {
  /** What the tabs divide, for screen readers. */
  label: string;
  items: readonly TabItem<Value>[];
  /** The chosen one. Without it the tabs keep their own choice. */
  value?: Value | undefined;
  /** What they begin with, where they keep their own. @default the first */
  defaultValue?: Value | undefined;
  onChange?: ((change: { value: Value }) => void) | undefined;
  /** The content of the chosen tab, where its item brings none. */
  children?: ReactNode;
}

/**
 * Content in parts of one kind, under the page's bar; the row scrolls sideways and keeps the chosen one in view. Two
 * ways of seeing the same content are a Segment, and steps that follow each other are pages.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value: given, defaultValue = items[0]?.value, onChange, children, ...rest } = props;
  const [value, change] = useControllableState(given, defaultValue, (next) => {
    if (next !== undefined) onChange?.({ value: next });
  });
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const holdsTabStop = useHoldsTabStop(panel);
  const place = items.findIndex((item) => item.value === value);

  useLayoutEffect(() => {
    const row = list.current;
    const chosen = row?.children[place];
    if (!row || !(chosen instanceof HTMLElement)) return;
    const center = () => {
      // Not scrollIntoView: that would move the page as well.
      row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
    };
    center();
    // The labels grow when the font comes, or when their reader enlarges it.
    const resizes = new ResizeObserver(center);
    resizes.observe(chosen);
    return () => resizes.disconnect();
  }, [place]);

  const choose = (chosen: string) => {
    const item = items.find((candidate) => candidate.value === chosen);
    if (item) change(item.value);
  };
  return (
    <Root {...rest} value={value ?? ''} onValueChange={choose}>
      <List ref={list} aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value} data-accent={item.accent} className={styles.tab}>
            {item.label}
            {item.mark ? (
              <>
                {item.mark.text ? (
                  <span aria-hidden="true" className={cx(styles.told, styles.toldTone[item.mark.tone])}>
                    {item.mark.text}
                  </span>
                ) : (
                  <span className={cx(styles.mark, styles.markTone[item.mark.tone])} />
                )}
                <VisuallyHidden>, {item.mark.label}</VisuallyHidden>
              </>
            ) : null}
          </Trigger>
        ))}
      </List>
      <Content
        ref={panel}
        value={value ?? ''}
        // The keyboard comes to the panel itself only where it would else miss it.
        tabIndex={holdsTabStop ? -1 : 0}
        className={styles.panel}
        data-accent={items[place]?.accent}
      >
        {items[place]?.content ?? children}
      </Content>
    </Root>
  );
}
