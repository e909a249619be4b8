import { createContext, use, type ReactNode } from 'react';
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

/** Says its place among all rows: a screen reader would count those in the document. */
function Row({ index, children, style, ref }: CustomItemComponentProps) {
  const count = use(RowCount);
  return (
    <li ref={ref} style={style} aria-posinset={index + 1} aria-setsize={count}>
      {children}
    </li>
  );
}

/** Only the rows near the window are in the document. */
export function VirtualRows<Item>({ items, keyOf, children, rowHeight }: VirtualRowsProps<Item>) {
  return (
    <RowCount value={items.length}>
      <WindowVirtualizer data={items} as="ul" item={Row} itemSize={rowHeight}>
        {(item) => (
          <div key={keyOf(item)} className={styles.row}>
            {children(item)}
          </div>
        )}
      </WindowVirtualizer>
    </RowCount>
  );
}
