import { useEffect, useRef, useState } from 'react';
import * as styles from './InfiniteList.css';
import type { RowsProps, VirtualRows } from './VirtualRows';

/** Few people scroll further, so the code for endless lists is fetched only by those who do. */
const PLAIN_ROWS = 40;
const FETCH_FROM_ROWS = 20;
const GUESSED_ROW_HEIGHT = 96;

/** The rows of a list: all of them while they are few, those near the window once they are many. */
export function Rows<Item>(props: RowsProps<Item>) {
  const { items, keyOf, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [plainRows, setPlainRows] = useState(PLAIN_ROWS);
  const [virtual, setVirtual] = useState<{ List: typeof VirtualRows; rowHeight: number }>();
  const mayGrowLong = items.length > FETCH_FROM_ROWS;

  useEffect(() => {
    if (!mayGrowLong) return;
    let isWanted = true;
    const fetchRows = async () => {
      const List = await import('./VirtualRows').then(
        (part) => part.VirtualRows,
        () => null,
      );
      if (!isWanted) return;
      // Without the network a long list costs more, but no row is kept from the reader.
      if (!List) return void setPlainRows(Infinity);
      // The height of the rows seen so far keeps the place on the page when the list changes its kind.
      const { offsetHeight = 0, childElementCount = 0 } = list.current ?? {};
      setVirtual({ List, rowHeight: childElementCount > 0 ? offsetHeight / childElementCount : GUESSED_ROW_HEIGHT });
    };
    void fetchRows();
    return () => {
      isWanted = false;
    };
  }, [mayGrowLong]);

  if (virtual && items.length > PLAIN_ROWS) return <virtual.List {...props} rowHeight={virtual.rowHeight} />;
  return (
    <ul ref={list}>
      {items.slice(0, plainRows).map((item) => (
        <li key={keyOf(item)} className={styles.row}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
