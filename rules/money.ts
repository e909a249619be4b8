/** Whole đồng with a dot at each thousand, for instance '1.250.000'. */
export function groupThousands(amount: number): string {
  return String(Math.trunc(amount)).replace(/\B(?=(\d{3})+$)/g, '.');
}
