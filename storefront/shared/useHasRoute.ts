import { use } from 'react';
import { matchRoute, useRouter } from 'wouter';
import { RoutesContext } from './RoutesContext';

/** Tells whether the shop has a page at an address. What it has no page for is announced, never linked. */
export function useHasRoute(): (href: string) => boolean {
  const { parser } = useRouter();
  const routes = use(RoutesContext);
  return (href) => {
    const path = href.split(/[?#]/)[0] ?? href;
    return routes.some((route) => matchRoute(parser, route.path, path)[0]);
  };
}
