import type { NumberCount } from '@veloc/rules';
import { figuresApart } from '../../features/ticket/TicketFigures';

/** Further numbers that came up as often are counted. */
const MOST_NAMED = 6;

interface Counted {
  /** What is counted: 'số', 'số đặc biệt', 'bộ số'. */
  name: string;
  numbers: readonly NumberCount[];
  draws: number;
  /** Only those that came most are counted, as of a game of digits: the least is not known. */
  isMostAlone?: boolean;
}

/** 'Trong 100 kỳ gần nhất, số 04, 15 về nhiều nhất (15 lần); số 13 chưa về lần nào.' Empty where nothing was counted. */
export function countedSentence({ name, numbers, draws, isMostAlone = false }: Counted): string {
  const counts = numbers.map(({ count }) => count);
  const [most, least] = [Math.max(...counts), Math.min(...counts)];
  if (counts.length === 0) return '';
  const among = `Trong ${draws} kỳ gần nhất,`;
  if (most === least && !isMostAlone) return `${among} mọi ${name} về như nhau (${most} lần).`;
  const first = `${name} ${namesOf(numbers, most, name)} về nhiều nhất (${most} lần)`;
  if (isMostAlone) return `${among} ${first}.`;
  const last = `${name} ${namesOf(numbers, least, name)} ${least === 0 ? 'chưa về lần nào' : `về ít nhất (${least} lần)`}`;
  return `${among} ${first}; ${last}.`;
}

function namesOf(numbers: readonly NumberCount[], count: number, name: string): string {
  const equal = numbers.filter((entry) => entry.count === count);
  const named = equal.slice(0, MOST_NAMED).map(({ number }) => String(number).padStart(2, '0'));
  const others = equal.length > MOST_NAMED ? ` và ${equal.length - MOST_NAMED} ${name} nữa` : '';
  return figuresApart(named.join(', ')) + others;
}
