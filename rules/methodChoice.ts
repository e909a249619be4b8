import type { GameMethod } from './gameMethod';
import type { PlayMethod } from './wire/ticketFields';

/** The method of an accepted ticket of balls: GROUP_6 and its like, with all that a sender may leave out. */
export type Bao = Required<PlayMethod> & { id: `GROUP_${number}` };

/** The method a ticket names, or the default without one; null when there is no such method of that length. */
export function chosenMethod<Id extends string>(
  methods: readonly GameMethod<Id>[],
  claimed: PlayMethod | undefined,
  defaultId: string,
): GameMethod<Id> | null {
  const method = methods.find(({ id }) => id === (claimed?.id ?? defaultId));
  return method && (claimed?.lengthGame ?? method.lengthGame) === method.lengthGame ? method : null;
}

/** A method as it is written on a ticket. */
export function writtenMethod<Id extends string>({ id, name, lengthGame, unit }: GameMethod<Id>) {
  return { id, name, lengthGame, unit };
}
