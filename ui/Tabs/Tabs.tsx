import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './Tabs.css';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** The game whose colour it takes when chosen. */
  game?: string;
}

export interface TabsProps<Value extends string> {
  /** What the tabs divide, for screen readers. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (change: { value: Value }) => void;
  /** The content of the chosen tab. */
  children?: ReactNode;
}

/**
 * Content in parts of one kind, under the page's bar; the row scrolls sideways and keeps the chosen one in view. It is
 * one tab stop: arrows, Home and End choose.
 */
export function Tabs<Value extends string>({ label, items, value, onChange, children }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const place = items.findIndex((item) => item.value === value);
  const tabId = (at: number) => `${id}tab${at}`;

  useLayoutEffect(() => {
    const row = list.current;
    const chosen = row?.children[place];
    // Not scrollIntoView: that would move the page as well.
    if (row && chosen instanceof HTMLElement)
      row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [place]);

  const choose = (next: number) => {
    const item = items[next];
    if (item && next !== place) onChange({ value: item.value });
  };
  const moveByKey = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, place, items.length);
    if (next === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true });
    choose(next);
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {items.map((item, at) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={tabId(at)}
            aria-selected={at === place}
            aria-controls={at === place ? `${id}panel` : undefined}
            tabIndex={at === Math.max(0, place) ? 0 : -1}
            data-game={item.game}
            className={styles.tab}
            onClick={() => choose(at)}
            onKeyDown={moveByKey}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={tabId(place)}
        tabIndex={0}
        className={styles.panel}
        data-game={items[place]?.game}
      >
        {children}
      </div>
    </>
  );
}

/** Where a key leads from `place`, round the ends; null for a key that means nothing here. */
function nextPlace(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
