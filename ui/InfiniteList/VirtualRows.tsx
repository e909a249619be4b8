import { WindowVirtualizer } from 'virtua';
import * as styles from './InfiniteList.css';
import type { RowsProps } from './Rows';

export interface VirtualRowsProps<Item> extends RowsProps<Item> {
  /** What a row is taken to measure until it has been seen, in px. */
  rowHeight: number;
}

/** Only the rows near the window are in the document. */
export function VirtualRows<Item>({ items, keyOf, children, rowHeight }: VirtualRowsProps<Item>) {
  return (
    <WindowVirtualizer data={items} as="ul" item="li" itemSize={rowHeight}>
      {(item) => (
        <div key={keyOf(item)} className={styles.row}>
          {children(item)}
        </div>
      )}
    </WindowVirtualizer>
  );
}
