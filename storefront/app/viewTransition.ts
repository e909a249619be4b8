import { flushSync } from 'react-dom';
import { matchRoute, type Parser } from 'wouter';
import { setAroundNav, type AroundNavHandler } from '../shared/navigation';
import type { AppRoute } from '../shared/route';
import './viewTransition.css';

/** A page whose code is not here by then (ms) comes without a transition: the picture stands still meanwhile. */
const LATEST = 150;
const LOOK_AGAIN = 8;

/** What grows from one page into the next, by the roles that the components' elements have. */
const parts = {
  card: 'header[data-accent], main article[data-accent], main [aria-busy] > *',
  mark: 'header [data-accent][aria-hidden]',
} as const;

type Named = readonly [part: keyof typeof parts, element: HTMLElement];

/** The link that is being followed, as long as its press is being answered. */
let pressed: Element | null = null;

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

/**
 * Has links lead to the next page by a transition, and not what a page does by itself. The page's code is asked for as
 * soon as a finger is on its link.
 */
export function startTransitions(routes: readonly AppRoute[], parser: Parser, signal: AbortSignal): void {
  setAroundNav(aroundNav);
  signal.addEventListener('abort', () => setAroundNav());
  document.addEventListener(
    'pointerdown',
    (event) => {
      const path = linkOf(event)?.pathname;
      if (path !== undefined) void routes.find((route) => matchRoute(parser, route.path, path)[0])?.preload?.();
    },
    { capture: true, passive: true, signal },
  );
  document.addEventListener(
    'click',
    (event) => {
      pressed = linkOf(event);
      setTimeout(() => {
        pressed = null;
      });
    },
    { capture: true, signal },
  );
}

/**
 * The router's way to another page, as a View Transition where the browser has them: the pressed card becomes the head
 * of the page it leads to, with the mark of its game, and the rest fades. With less motion all of it fades.
 */
const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options);
  const link = pressed;
  const isSamePage = to.split('?')[0] === location.pathname;
  if (!link || isSamePage || !('startViewTransition' in document)) return go();
  let named = setNames(pressedParts(link));
  const transition = document.startViewTransition(async () => {
    flushSync(go);
    clearNames(named);
    if (await isShown()) named = setNames(nextParts(named));
    else transition.skipTransition();
  });
  // One that is skipped, or overtaken by the next, has led to the page all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => clearNames(named));
};

function pressedParts(link: Element): Named[] {
  const card = link.closest('header, nav') ? null : link.closest<HTMLElement>('[data-accent]');
  const mark = card?.querySelector<HTMLElement>('[data-accent][aria-hidden]');
  return [...(card ? [['card', card] as const] : []), ...(mark ? [['mark', mark] as const] : [])];
}

function nextParts(before: readonly Named[]): Named[] {
  return before.flatMap(([part]) => {
    const element = document.querySelector<HTMLElement>(parts[part]);
    return element ? [[part, element] as const] : [];
  });
}

function setNames(named: Named[]): Named[] {
  for (const [part, element] of named) element.style.viewTransitionName = part;
  return named;
}

function clearNames(named: readonly Named[]): void {
  for (const [, element] of named) element.style.viewTransitionName = '';
}

/** Whether the page's code is here before long: until then something says that it loads. */
async function isShown(): Promise<boolean> {
  for (let waited = 0; waited <= LATEST; waited += LOOK_AGAIN) {
    if (!document.querySelector('[data-page-loading]')) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_AGAIN);
    });
  }
  return false;
}
