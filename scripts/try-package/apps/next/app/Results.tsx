'use client';

import { Card, InfiniteList } from '@veloc/ui';

/** A list draws its items by a function, which no server component can hand over. */
export function Results() {
  return (
    <InfiniteList label="Kết quả" items={['01', '02']} keyOf={(item) => item} onMore={() => {}} ended>
      {(item) => <Card>{item}</Card>}
    </InfiniteList>
  );
}
