/** What a purchase is known by: its order, without the game that the history splits it by. */
export function orderCode(id: string): string {
  return id.split('.')[0] ?? id;
}
