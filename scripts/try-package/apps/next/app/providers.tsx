'use client';

import { LinkProvider, type LinkComponent } from '@veloc/ui';
import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';

/** Next's link refuses `undefined` for handlers, which an anchor takes. */
const NextLink: LinkComponent = ({ href = '', ...rest }) => (
  <Link {...(rest as ComponentProps<typeof Link>)} href={href} />
);

/** What takes a function that answers while it renders, which no server component can hand over. */
export function Providers({ children }: { children: ReactNode }) {
  return <LinkProvider link={NextLink}>{children}</LinkProvider>;
}
