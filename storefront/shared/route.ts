import type { ComponentType } from 'react';
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
}

/** One line of the table: `screen({ path: '/mega', layout: 'game', title: 'Mega 6/45', load: () => import('…') })`. */
export function screen({ load, ...route }: Omit<AppRoute, keyof LazyScreen> & { load: LoadScreen }): AppRoute {
  return { ...route, ...lazyScreen(load) };
}
