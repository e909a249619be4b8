/** Space-separated groups as written on a ticket. */
export function groupsOf(numbers: string): string[] {
  return numbers.split(/\s+/).filter((group) => group !== '');
}

export function isGroup(group: string): boolean {
  return /^\d{3}$/.test(group);
}

/** How many different numbers the three digits can be put in order as: 1, 3 or 6. */
export function orderCount(group: string): number {
  return [0, 1, 3, 6][new Set(group).size] ?? 0;
}

/** All different orders of the three digits. */
export function ordersOf(group: string): string[] {
  const [first = '', second = '', third = ''] = group;
  const orders = [
    [first, second, third],
    [first, third, second],
    [second, first, third],
    [second, third, first],
    [third, first, second],
    [third, second, first],
  ];
  return [...new Set(orders.map((order) => order.join('')))];
}
