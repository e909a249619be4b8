/** '3 vé × 1 kỳ'. */
export function slotsLabel(tickets: number, draws: number): string {
  return `${tickets} vé × ${draws} kỳ`;
}
