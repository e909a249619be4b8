import {
  checkTicket,
  lotoNumbers,
  lotoTypes,
  prizesOf,
  TICKET_PRICE,
  vietnamInstant,
  type RegionalResult,
} from '@veloc/rules';

export interface RegionalHit {
  /** 'Số Đề · 2 số cuối giải Đặc biệt', 'Loto · 18 lô 2 số'. */
  name: string;
  /** How often the digits came up for it. */
  lines: number;
  /** Đồng for 10,000 on it, all hits together. */
  amount: number;
}

/** What 2 to 4 last digits win in a southern or central draw, in every way they can be played, dearest first. */
export function regionalHits(digits: string, { prizes, channelId, resultDate }: RegionalResult): RegionalHit[] {
  const draw = {
    prizes: Object.fromEntries(Object.entries(prizes).map(([tier, numbers]) => [tier.toLowerCase(), numbers])),
  };
  const shared = { code: 'A', price: String(TICKET_PRICE), isDone: true };
  const date = vietnamInstant(resultDate, '00:00') === null ? '' : resultDate;
  const classic = checkTicket('classic', {
    ...shared,
    numbers: digits,
    amount: 1,
    channelId,
    channelName: channelId,
    resultDate: date,
    resultId: `${channelId}${date.replaceAll('/', '')}`,
  });
  const lotos = lotoTypes.flatMap(({ id, name }) => {
    const ticket = checkTicket('loto', {
      ...shared,
      lotoType: { id, name },
      numbers: lotoNumbers(digits),
      value: TICKET_PRICE,
    });
    return ticket.ok ? prizesOf('loto', ticket.value, draw) : [];
  });
  const hits = [
    ...(classic.ok ? prizesOf('classic', classic.value, draw) : []).map((line) => ({ ...line, game: 'Số Đề' })),
    ...lotos.map((line) => ({ ...line, game: 'Loto' })),
  ];
  return hits
    .map(({ game, name, lines, value }) => ({ name: `${game} · ${name}`, lines, amount: lines * value }))
    .toSorted((first, second) => second.amount - first.amount);
}
