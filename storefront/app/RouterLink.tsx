import type { ComponentProps } from 'react';
import { Link } from 'wouter';

const outward = /^(https?:\/\/|tel:|mailto:)/i;
// A browser drops tabs and line ends, so what follows the slash must be no blank either: '/\t/evil' is '//evil'.
const inward = /^\/(?![/\\\s\p{Cc}])/u;

/** The link of every component: inside the shop by the router, outwards as it is, anything else leads nowhere. */
export function RouterLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (inward.test(href)) {
    return (
      <Link {...rest} href={href}>
        {children}
      </Link>
    );
  }
  const isSafe = href.startsWith('#') || outward.test(href);
  return (
    <a {...rest} href={isSafe ? href : undefined} rel="noreferrer">
      {children}
    </a>
  );
}
