'use client';

import { AppFrame, Card, ClockProvider, InfiniteList, LinkProvider, ToastProvider } from '@veloc/ui';
import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';

function NextLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link href={href} {...rest} />;
}

/** What takes a function that answers while it renders, which no server component can hand over. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ClockProvider now={Date.now}>
      <LinkProvider link={NextLink}>
        <AppFrame>
          <ToastProvider>{children}</ToastProvider>
        </AppFrame>
      </LinkProvider>
    </ClockProvider>
  );
}

export function Results() {
  return (
    <InfiniteList label="Kết quả" items={['01', '02']} keyOf={(item) => item} onMore={() => {}} ended>
      {(item) => <Card>{item}</Card>}
    </InfiniteList>
  );
}
