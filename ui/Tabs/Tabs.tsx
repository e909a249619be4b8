import { Fragment, useLayoutEffect, useRef, type ReactNode, type ComponentProps, type SyntheticEvent } from 'react';
import { cx } from 'class-variance-authority';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useHoldsTabStop } from '../internal/tabStops';
import { useControllableState } from '../internal/useControllableState';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import * as styles from './Tabs.css';

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
  /**
   * What stands below while it is chosen, for tabs that keep their own choice. It is built anew each time, so what has
   * to last, such as what was typed in it, lives above the Tabs, or `keepMounted` keeps it. Without it `children`.
   */
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
  /**
   * Builds the `content` of all items at once and hides what is not chosen, so that it keeps its state and what was
   * typed. For forms; each panel costs as much as if it were seen.
   * @default false
   */
  keepMounted?: boolean | undefined;
  /** The content of the chosen tab, where its item brings none. */
  children?: ReactNode;
}

/**
 * Content in parts of one kind, under the page's bar; the row scrolls sideways and keeps the chosen one in view. Two
 * ways of seeing the same content are a Segment, and steps that follow each other are pages. A panel that is left is taken
 * away with its state, unless `keepMounted`.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value: given, defaultValue = items[0]?.value, onChange, ...others } = props;
  const { keepMounted = false, children, ...rest } = others;
  const [value, change] = useControllableState(given, defaultValue, (next) => {
    if (next !== undefined) onChange?.({ value: next });
  });
  const list = useRef<HTMLDivElement>(null);
  const place = items.findIndex((item) => item.value === value);
  const chosen = items[place];
  const kept = keepMounted ? items.filter(({ content }) => content !== undefined) : [];

  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.children[place];
    if (!row || !(tab instanceof HTMLElement)) return;
    const center = () => {
      // Not scrollIntoView: that would move the page as well.
      row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
    };
    center();
    // Labels grow when the font or a mark comes, or when their reader enlarges them; those before it move the chosen one.
    const resizes = new ResizeObserver(center);
    for (const one of [...row.children].slice(0, items.length)) resizes.observe(one);
    return () => resizes.disconnect();
  }, [place, items.length]);

  const choose = (next: string) => {
    const item = items.find((candidate) => candidate.value === next);
    if (item) change(item.value);
  };
  return (
    <Root {...rest} value={value ?? ''} onValueChange={choose}>
      <List ref={list} aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Trigger
            key={item.value}
            value={item.value}
            data-accent={item.accent}
            onPointerDown={markPressed}
            onKeyDown={unmarkPressed}
            onBlur={unmarkPressed}
            className={styles.tab}
          >
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
      {kept.map((item) => (
        <TabPanel key={item.value} value={item.value} accent={item.accent} isHidden={item !== chosen}>
          {item.content}
        </TabPanel>
      ))}
      {chosen && kept.includes(chosen) ? null : (
        <TabPanel value={value ?? ''} accent={chosen?.accent}>
          {chosen?.content === undefined ? children : <Fragment key={value}>{chosen.content}</Fragment>}
        </TabPanel>
      )}
    </Root>
  );
}

/**
 * Radix gives a tab that is pressed its focus by a script, for browsers that do not, and a browser takes that for the
 * keyboard's where nothing had the focus before.
 */
function markPressed({ currentTarget: tab }: SyntheticEvent<HTMLElement>) {
  tab.dataset.pressed = '';
}

function unmarkPressed({ currentTarget: tab }: SyntheticEvent<HTMLElement>) {
  delete tab.dataset.pressed;
}

interface TabPanelProps {
  value: string;
  accent: string | undefined;
  /** Of one that stays mounted while another is chosen. */
  isHidden?: boolean;
  children: ReactNode;
}

function TabPanel({ value, accent, isHidden, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const holdsTabStop = useHoldsTabStop(panel);
  return (
    <Content
      ref={panel}
      value={value}
      forceMount={isHidden === undefined ? undefined : true}
      hidden={isHidden}
      // The keyboard comes to the panel itself only where it would else miss it.
      tabIndex={holdsTabStop ? -1 : 0}
      className={styles.panel}
      data-accent={accent}
    >
      {children}
    </Content>
  );
}
