import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Visit {
  /** What to open; by default the route's own path. */
  address?: string;
  /** Opened by a visitor without an account; by default by a player. @default false */
  asGuest?: boolean;
  /** Name of the button that opens a dialog. */
  opens?: string | RegExp;
}

interface Known {
  /** Of a result of Mega. */
  resultId: string;
  /** Of a purchase in the history. */
  purchaseId: string;
}

/** How each route of the shop is visited. */
export function visits({ resultId, purchaseId }: Known): Readonly<Record<string, Visit>> {
  const purchase = `/account/tickets/${encodeURIComponent(purchaseId)}`;
  return {
    '/': { opens: 'Mở danh mục' },
    '/result': { address: '/result?game=mega', opens: 'Liên hệ' },
    '/result/:game/:id': { address: `/result/mega/${encodeURIComponent(resultId)}` },
    '/account/tickets': { address: '/account/tickets?game=mega' },
    '/account/tickets/:id': { address: purchase },
    '/account/tickets/:id/reward': { address: `${purchase}/reward` },
    '/account': {},
    '/keno': { opens: /Vé A/ },
    '/mega': { opens: /Vé A/ },
    '/cart': {},
    '/checkout': { opens: /^Thanh toán/ },
    '/account/recharge': {},
    '/account/recharge/checkout': { address: '/account/recharge/checkout?amount=50000' },
    '/login': { asGuest: true },
    '/account/login': { asGuest: true },
    '/account/verify': { asGuest: true, address: '/account/verify?phone=%2B84912999999&existing=false' },
  };
}

/** The paths of the shop's table of routes, read from its source: its screens need a browser to be imported. */
export function routePaths(): string[] {
  const table = readFileSync(join(import.meta.dirname, '../../app/routes.ts'), 'utf8');
  return [...table.matchAll(/^ .*?\bpath: '([^']+)'/gm)].map(([, path = '']) => path);
}
