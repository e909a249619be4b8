import type { Page } from '../browser';
import type { Player } from '../player';
import type { Random } from '../random';
import type { World } from '../world';

/** What somebody does at a page, with a chance of its own. */
export interface Scene {
  world: World;
  player: Player;
  page: Page;
  random: Random;
}

/** Rejects as the calls of the page do. */
export type PlayerDo = (scene: Scene) => Promise<unknown> | void;

export const isLoggedIn = (page: Page): boolean => page.shop.session.get().token !== null;

/** Only of somebody who is logged in; a guest's page has no such button. */
export const ifLoggedIn =
  (work: (scene: Scene) => Promise<unknown>): PlayerDo =>
  (scene) =>
    isLoggedIn(scene.page) ? work(scene) : undefined;
