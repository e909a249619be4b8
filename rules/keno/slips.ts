import { ticketLetters } from '../games';

/** Bought lines as Keno prints them: on slips of six, the last one with what is left (decision G18). */
export function slipsOf<Line>(lines: readonly Line[]): Line[][] {
  const size = ticketLetters.length;
  const count = Math.ceil(lines.length / size);
  return Array.from({ length: count }, (_, slip) => lines.slice(slip * size, (slip + 1) * size));
}
