/** '3 vé × 1 kỳ'. */
export function slotsWords(tickets: number, draws: number): string {
  return `${tickets} vé × ${draws} kỳ`;
}
