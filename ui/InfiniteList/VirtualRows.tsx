import { createContext, use, useMemo, type ReactElement, type ReactNode } from 'react';
import { WindowVirtualizer, type CustomItemComponentProps } from 'virtua';
import * as styles from './InfiniteList.css';

export interface RowsProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

export interface VirtualRowsProps<Item> extends RowsProps<Item> {
  /** What a row is taken to measure until it has been seen, in px. */
  rowHeight: number;
}

const RowCount = createContext(0);

/**
 * Says its place among all rows: a screen reader would count those in the document. A row that has not been measured
 * yet stands beyond the window and need not be hidden, which would style all of it a second time.
 */
function Row({ index, children, style, ref }: CustomItemComponentProps) {
  const count = use(RowCount);
  return (
    <li ref={ref} className={styles.placed} style={{ top: style.top }} aria-posinset={index + 1} aria-setsize={count}>
      {children}
    </li>
  );
}

/** Each step of a scroll asks for all rows near the window; the same element again is not rendered again. */
function rowKeeper<Item>(keyOf: RowsProps<Item>['keyOf'], children: RowsProps<Item>['children']) {
  const rows = new Map<Item, ReactElement>();
  return (item: Item) => {
    const row = rows.get(item) ?? (
      <div key={keyOf(item)} className={styles.row}>
        {children(item)}
      </div>
    );
    rows.set(item, row);
    return row;
  };
}

/** Only the rows near the window are in the document. */
export function VirtualRows<Item>({ items, keyOf, children, rowHeight }: VirtualRowsProps<Item>) {
  const rowOf = useMemo(() => rowKeeper(keyOf, children), [keyOf, children]);
  return (
    <RowCount value={items.length}>
      <WindowVirtualizer data={items} as="ul" item={Row} itemSize={rowHeight}>
        {rowOf}
      </WindowVirtualizer>
    </RowCount>
  );
}
