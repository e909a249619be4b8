import { choose } from '../counting';

/** Balls in a drum, how many of them are drawn, and how many a ticket has picked. */
type Drum = Record<'balls' | 'drawn' | 'picked', number>;

/** Every number of picked balls that can be drawn, the most first, with its chance. */
export function hitChances({ balls, drawn, picked }: Drum): { hits: number; probability: number }[] {
  // The chance is the same with drawn and picked exchanged; the fewer are chosen in fewer steps.
  const fewer = Math.min(drawn, picked);
  const more = Math.max(drawn, picked);
  const ways = choose(balls, fewer);
  return Array.from({ length: fewer + 1 }, (_, missed) => {
    const hits = fewer - missed;
    return { hits, probability: (choose(more, hits) * choose(balls - more, missed)) / ways };
  });
}

/** The chance that at least one of `places` independent drawings, each with `chance`, is a hit. */
export function chanceOfAny(places: number, chance: number): number {
  return 1 - (1 - chance) ** places;
}

/** The chance that at least two of `places` independent drawings, each with `chance`, are hits. */
export function chanceOfTwo(places: number, chance: number): number {
  return chanceOfAny(places, chance) - places * chance * (1 - chance) ** (places - 1);
}
