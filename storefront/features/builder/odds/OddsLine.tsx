import { toTickets, type SlotsState } from '@veloc/rules';
import { Button, InfoIcon, Text } from '@veloc/ui';
import { useDeferredValue } from 'react';
import { useGameEntry } from '../../../data/usePeriods';
import { useOddsSheet } from '../../odds/useOddsSheet';
import { odds, oddsWords, pictured } from '../Builder.css';
import { expectedReturnLabel, winChanceLabel, ticketChances } from './ticketChances';

interface OddsLineProps {
  /** The slots it speaks of; those that are no tickets yet count nothing, and without any it keeps its room. */
  state: SlotsState;
  /**
   * Whether a press shows the odds of the best ticket as a picture; not in a sheet, over which none opens.
   * @default false
   */
  opens?: boolean;
}

/** What the finished tickets may hope for, after what was pressed has been painted. */
export function OddsLine({ state, opens = false }: OddsLineProps) {
  const { gameId } = state;
  const entry = useGameEntry(gameId);
  const picture = useOddsSheet();
  const tickets = toTickets(useDeferredValue(state));
  const chances = ticketChances(gameId, tickets, entry);
  const best = chances?.best;
  const words = chances ? (
    <>
      <Text as="span" size="caption" tone="soft">
        {winChanceLabel(chances)}
      </Text>
      <Text as="span" size="caption" tone="soft">
        {expectedReturnLabel(chances)}
      </Text>
    </>
  ) : null;
  return (
    <div className={odds} data-unknown={words === null || undefined}>
      {opens && best ? (
        <Button kind="ghost" size="medium" className={pictured} onClick={() => picture.show({ gameId, ticket: best })}>
          <span className={oddsWords}>{words}</span>
          <InfoIcon size={16} aria-hidden="true" />
        </Button>
      ) : (
        words
      )}
      {picture.sheet}
    </div>
  );
}
