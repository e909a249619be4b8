import type { Page } from '../browser';
import type { Player } from '../player';
import { chance, type Random } from '../random';
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

/** Moves money, and again after a moment where nobody answered, as people do. */
export async function press({ world, player, random }: Scene, work: () => Promise<void>): Promise<void> {
  player.lastPress = work;
  const pressesAgain = chance(random, 0.7);
  const after = random() * 10_000;
  try {
    await work();
  } catch (error) {
    if (!pressesAgain || !world.isOpenEnded(error)) throw error;
    await world.scheduler.pause(after);
    await work();
  }
}

export const isLoggedIn = (page: Page): boolean => page.shop.session.get().token !== null;

/** Only of somebody who is logged in; a guest's page has no such button. */
export const ifLoggedIn =
  (work: (scene: Scene) => Promise<unknown>): PlayerDo =>
  (scene) =>
    isLoggedIn(scene.page) ? work(scene) : undefined;
