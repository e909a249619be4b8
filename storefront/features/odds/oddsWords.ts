import { meanYears, rulesOf, ticketOdds, TICKET_PRICE, type GameId, type TicketByGame } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { chanceLabel, formatNumber } from '../../shared/copy/format';
import { presentationOf } from '../../games/gamePresentations';

export interface PicturedOdds {
  /** One ticket in so many wins the dearest prize. */
  outcomes: number;
  /** '52.000 năm' or '1.551 kỳ', and what it is the mean of. */
  wait: { figure: string; words: string };
  /** One a prize, dearest first. */
  prizes: { label: string; value: string }[];
}

/** Two figures that count: 52.035 as 52.000. */
function rounded(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}

/** What one ticket may hope for in one draw, as it is pictured; null for what wins nothing. */
export function picturedOdds(gameId: GameId, ticket: TicketByGame[GameId]): PicturedOdds | null {
  const odds = ticketOdds(gameId, ticket);
  const [best] = odds;
  if (!best) return null;
  const { conditions } = presentationOf(gameId);
  const rules = rulesOf(gameId);
  const { drawsAWeek } = rules;
  const years = drawsAWeek === undefined ? 0 : meanYears(best.chance, drawsAWeek);
  const price = rules.lineCount(ticket) * rules.stake(ticket) * TICKET_PRICE;
  const draws = Math.round(1 / best.chance);
  const once = `để trúng ${best.name} một lần, nếu mua vé này mỗi kỳ`;
  return {
    outcomes: 1 / best.chance,
    wait:
      years >= 1
        ? { figure: `${formatNumber(rounded(years))} năm`, words: `là thời gian trung bình ${once}.` }
        : {
            figure: `${formatNumber(draws)} kỳ`,
            words: `là số kỳ trung bình ${once}: ${formatMoney(draws * price)} tiền vé.`,
          },
    prizes: odds.map(({ tier, name, chance }) => ({
      label: [name, conditions?.[tier]].filter(Boolean).join(' · '),
      value: chanceLabel(chance),
    })),
  };
}
