import type { PicturedTicket } from './layout';
import type { TicketPaperProps } from './TicketPaper';

/** How a picture of one ticket was told until 1.1.0. */
interface FormerPictureProps {
  /** @deprecated Take `tickets`: the letter of each, and its `note`. */
  play?: string | undefined;
  /** @deprecated Take `tickets`. */
  numbers?: readonly (number | string)[] | undefined;
  /** @deprecated Take `tickets`. */
  bonus?: readonly number[] | undefined;
  /** @deprecated Take `gold`, which has a badge as well, and say game and draw in `subtitle`. */
  prize?: string | undefined;
  /** @deprecated Take `tickets`. */
  matched?: readonly (number | string)[] | undefined;
  /** @deprecated Take `tickets`. */
  matchedBonus?: readonly number[] | undefined;
}

export interface PictureContent extends FormerPictureProps, Omit<TicketPaperProps, 'tickets' | 'code' | 'facts'> {
  /** Six at most: what one slip holds. */
  tickets?: readonly PicturedTicket[] | undefined;
  /** What it is known by, on the stub. */
  code?: TicketPaperProps['code'] | undefined;
  /** Below that: how many tickets, what was paid, how they stand. A pair of name and value is the former way. */
  facts: readonly (string | { name: string; value: string })[];
}

/** What the paper says, told in either way. */
export function paperOf(content: PictureContent): TicketPaperProps {
  const { accent, petals, title, shop, facts } = content;
  const { play, numbers = [], bonus, prize, matched, matchedBonus } = content;
  const [first, ...others] = facts;
  const isFormer = content.code === undefined && typeof first === 'object';
  return {
    accent,
    petals,
    title,
    shop,
    subtitle: prize === undefined ? content.subtitle : `${title} · ${content.subtitle}`,
    tickets: content.tickets ?? [{ code: '', note: play, numbers, bonus, matched, matchedBonus }],
    gold: content.gold ?? (prize === undefined ? undefined : { prize, badge: '' }),
    code: content.code ?? (isFormer ? first : { name: '', value: '' }),
    facts: (isFormer ? others : facts).map((fact) => (typeof fact === 'string' ? fact : `${fact.name}: ${fact.value}`)),
  };
}
