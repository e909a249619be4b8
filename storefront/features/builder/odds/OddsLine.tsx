import { toTickets, type SlotsState } from '@veloc/rules';
import { Text } from '@veloc/ui';
import { useDeferredValue } from 'react';
import { useGameEntry } from '../../../data/usePeriods';
import { odds } from '../Builder.css';
import { expectedReturnLabel, winChanceLabel, ticketChances } from './ticketChances';

interface OddsLineProps {
  /** The slots it speaks of; those that are no tickets yet count nothing. */
  state: SlotsState;
}

/** What the finished tickets may hope for, after what was pressed has been painted. */
export function OddsLine({ state }: OddsLineProps) {
  const { gameId } = state;
  const entry = useGameEntry(gameId);
  const tickets = toTickets(useDeferredValue(state));
  const chances = ticketChances(gameId, tickets, entry);
  return (
    <div className={odds}>
      {chances ? (
        <>
          <Text as="p" size="caption" tone="soft">
            {winChanceLabel(chances)}
          </Text>
          <Text as="p" size="caption" tone="soft">
            {expectedReturnLabel(chances)}
          </Text>
        </>
      ) : null}
    </div>
  );
}
