import { kenoOutcomes, outcomeLabels, TICKET_PRICE, type TicketOf } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { loadOnce } from '../../shared/lazyScreen';
import type { Drawn, GamePresentation } from '../gamePresentation';

type Bet = TicketOf<'kenoeo'> | TicketOf<'kenoud'>;

/** A bet of Keno's side games: 'Lẻ', 'Lớn · 50.000 ₫'. */
function betLabel({ playMethod, betAmount }: Bet): string {
  const name = outcomeLabels[playMethod];
  return betAmount === TICKET_PRICE ? name : `${name} · ${formatMoney(betAmount)}`;
}

function sideLabel(drawn: Drawn, side: 'parity' | 'size'): string {
  const { outcome, count } = kenoOutcomes({ numbers: drawn.map(Number) })[side];
  return `${outcomeLabels[outcome]} · ${count} trên ${drawn.length} số`;
}

const bets = {
  figures: ({ listNumber }: Bet) => ({ balls: listNumber }),
  playLabel: ({ playMethod }: Bet) => outcomeLabels[playMethod],
  playNote: betLabel,
  betLabel,
  countsMatches: false,
  typed: null,
};

export const kenoeo: GamePresentation<'kenoeo'> = {
  petals: 12,
  ...bets,
  drawnNote: (drawn) => sideLabel(drawn, 'parity'),
  guide: loadOnce(async () => (await import('./guide')).kenoeoTables()),
};

export const kenoud: GamePresentation<'kenoud'> = {
  petals: 13,
  ...bets,
  drawnNote: (drawn) => sideLabel(drawn, 'size'),
  guide: loadOnce(async () => (await import('./guide')).kenoudTables()),
};
