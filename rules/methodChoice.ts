import type { GameMethod } from './gameMethod';
import type { PlayMethod } from './wire/tickets';

/** The method a ticket names, or the default without one; null when there is no such method of that length. */
export function chosenMethod(
  methods: readonly GameMethod[],
  claimed: PlayMethod | undefined,
  defaultId: string,
): GameMethod | null {
  const method = methods.find(({ id }) => id === (claimed?.id ?? defaultId));
  return method && (claimed?.lengthGame ?? method.lengthGame) === method.lengthGame ? method : null;
}

/** A method as it is written on a ticket. */
export function writtenMethod({ id, name, lengthGame, unit }: GameMethod) {
  return { id, name, lengthGame, unit };
}
