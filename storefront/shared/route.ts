import { type ComponentType, createContext, use } from 'react';
import { matchRoute, useRouter } from 'wouter';
import { lazyScreen, type LazyScreen, type LoadScreen } from './lazyScreen';

export interface AppRoute {
  /** In wouter's pattern language. */
  path: string;
  /** `default`: tab bar and contact button. `game`: nothing round the screen. `empty`: a back arrow only. */
  layout: 'default' | 'empty' | 'game';
  /** Stands before the shop's name in the page title. */
  title?: string;
  /**
   * Routes of one name are one screen: it stays as it is when the address moves from one to another.
   * @default path
   */
  name?: string;
  /** Skips the global loading overlay, as payment history does (spec section 2). */
  quiet?: boolean;
  Screen: ComponentType;
  /** Begins to load the screen's code. @default it is here */
  preload?: LazyScreen['preload'] | undefined;
}

/** One line of the table: `screen({ path: '/mega', layout: 'game', title: 'Mega 6/45', load: () => import('…') })`. */
export function screen({ load, ...route }: Omit<AppRoute, keyof LazyScreen> & { load: LoadScreen }): AppRoute {
  return { ...route, ...lazyScreen(load) };
}

/** The pages this shop has. */
export const RoutesContext = createContext<readonly AppRoute[]>([]);

/** Tells whether the shop has a page at an address. What it has no page for is announced, never linked. */
export function useHasRoute(): (href: string) => boolean {
  const { parser } = useRouter();
  const routes = use(RoutesContext);
  return (href) => {
    const path = href.split(/[?#]/)[0] ?? href;
    return routes.some((route) => matchRoute(parser, route.path, path)[0]);
  };
}
