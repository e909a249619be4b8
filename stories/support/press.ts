import { expect, fn, type UserEventObject } from 'storybook/test';

type Pointers = Pick<UserEventObject, 'click' | 'pointer'>;

/** Presses with a finger. */
export async function tap({ pointer }: Pointers, target: Element): Promise<void> {
  await pointer({ keys: '[TouchA]', target });
}

/** Presses with a mouse, then with a finger. */
export async function pressTwoWays(pointers: Pointers, target: Element): Promise<void> {
  await pointers.click(target);
  await tap(pointers, target);
}

/** Follows a link with a mouse, then with a finger. It stays on the page, and the link without the focus. */
export async function followTwoWays(pointers: Pointers, link: HTMLElement): Promise<void> {
  const follow = fn((event: Event) => event.preventDefault());
  link.addEventListener('click', follow);
  await pressTwoWays(pointers, link);
  await expect(follow).toHaveBeenCalledTimes(2);
  link.removeEventListener('click', follow);
  link.blur();
}
