/** One way to play a game, as a method list offers it. */
export interface GameMethod<Id extends string = string> {
  id: Id;
  name: string;
  /** How many numbers a slot takes. */
  lengthGame: number;
  /** Plays of 10,000 đồng in one draw. */
  unit: number;
  /** Whether the list shows it; a ticket of a method it does not show is still valid. */
  offered: boolean;
}
