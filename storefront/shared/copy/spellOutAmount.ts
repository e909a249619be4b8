const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];
const scales = ['', 'nghìn', 'triệu', 'tỷ'];
const THOUSAND = 1_000;

/** An amount below 1,000 billion đồng as it is read: 200.000 is 'Hai trăm nghìn đồng'. */
export function spellOutAmount(amount: number): string {
  if (amount === 0) return 'Không đồng';
  const words = groupsOf(amount)
    .map((group, index, all) => ({ group, scale: scales[index] ?? '', isFirst: index === all.length - 1 }))
    .filter(({ group }) => group > 0)
    .toReversed()
    .map(({ group, scale, isFirst }) => `${readGroup(group, isFirst)} ${scale}`.trim())
    .join(' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} đồng`;
}

/** Groups of three digits, the smallest first. */
function groupsOf(amount: number): number[] {
  const rest = Math.floor(amount / THOUSAND);
  return [amount % THOUSAND, ...(rest > 0 ? groupsOf(rest) : [])];
}

/** Three digits; only the first group of a number leaves its leading zeros unread. */
function readGroup(group: number, isFirst: boolean): string {
  const hundreds = Math.floor(group / 100);
  const rest = group % 100;
  const head = hundreds > 0 || !isFirst ? [`${digits[hundreds]} trăm`] : [];
  const gap = head.length > 0 && rest > 0 && rest < 10 ? ['lẻ'] : [];
  return [...head, ...gap, ...(rest > 0 ? [readTens(rest)] : [])].join(' ');
}

function readTens(value: number): string {
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  if (tens === 0) return digits[ones] ?? '';
  const head = tens === 1 ? 'mười' : `${digits[tens]} mươi`;
  if (ones === 0) return head;
  if (ones === 5) return `${head} lăm`;
  if (ones === 1 && tens > 1) return `${head} mốt`;
  return `${head} ${digits[ones]}`;
}
