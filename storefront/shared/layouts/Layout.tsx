import type { ReactNode } from 'react';
import type { AppRoute } from '../route';
import { DefaultLayout } from './DefaultLayout';
import { EmptyLayout } from './EmptyLayout';
import { GameLayout } from './GameLayout';

const layouts = { default: DefaultLayout, empty: EmptyLayout, game: GameLayout };

export function Layout({ kind, children }: { kind: AppRoute['layout']; children: ReactNode }) {
  const Chosen = layouts[kind];
  return <Chosen>{children}</Chosen>;
}
