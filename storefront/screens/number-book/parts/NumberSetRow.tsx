import { gameName, isReadable, linePrice, resultGames, type NumberSet, type ResultGame } from '@veloc/rules';
import type { ReactNode } from 'react';
import { Button, DrawResult, Facts, formatMoney, NumberSetCard, Text, type NumberSetDraw } from '@veloc/ui';
import { useServerClock } from '../../../state/contexts';
import { useGameEntry } from '../../../data/usePeriods';
import { useDrawResults } from '../../../data/results';
import { heldLine, matchCount, type HeldTicket } from '../../../features/ticket/heldTicket';
import { prizeLines } from '../../../features/ticket/tiers';
import { betLabel, presentationOf } from '../../../games/gamePresentations';
import { gamePages } from '../../../games/pages';
import { drawDay } from '../../../shared/copy/drawDay';

const DRAWS_SHOWN = 5;

/** One number set: play it for what one draw costs, and what the last draws would have paid. */
export function NumberSetRow(row: RowProps) {
  const { set } = row;
  const game = resultGames.find((known) => known === set.gameId);
  return game && presentationOf(game).countsMatches ? <WithDraws {...row} game={game} /> : <Row {...row} />;
}

interface RowProps {
  set: NumberSet;
  onPlay: () => void;
  onEdit: () => void;
}

function WithDraws({ game, ...row }: RowProps & { game: ResultGame }) {
  const { set } = row;
  const { items } = useDrawResults(game);
  const draws = items.slice(0, DRAWS_SHOWN).toReversed();
  const prizes = draws.map((result) => prizeLines(set, result));
  const won = prizes.flat();
  const counted = draws.map(({ id, numbers, special }, index) => ({
    id,
    matches: countOf(heldLine(set, numbers, special)),
    won: (prizes[index]?.length ?? 0) > 0,
  }));
  return (
    <Row
      {...row}
      draws={counted}
      outcome={
        won.length === 0 ? (
          'Không có giải'
        ) : (
          // Nobody has bought them in these draws.
          <Text as="span" size="label" weight="semibold" tone="plain">
            Nếu đã mua:{' '}
            {won.some(({ jackpot }) => jackpot)
              ? 'jackpot'
              : formatMoney(won.reduce((sum, { lines, value }) => sum + lines * value, 0))}
          </Text>
        )
      }
    />
  );
}

const countOf = (held: HeldTicket) => matchCount(held) + held.matchedBonus.length;

interface Drawn {
  draws?: readonly NumberSetDraw[];
  outcome?: ReactNode;
}

function Row({ set, draws = [], outcome, onPlay, onEdit }: RowProps & Drawn) {
  const now = useServerClock();
  const entry = useGameEntry(set.gameId);
  const { numbers, bonus } = heldLine(set, null);
  const price = isReadable(set) ? linePrice({ ...set, numberPeriod: 1 }) : null;
  const name = gameName(set.gameId, set.ticket);
  return (
    <NumberSetCard
      {...gamePages[set.gameId].look}
      name={set.name}
      detail={<Facts facts={[name, entry ? drawDay(entry.nextPeriod, now()) : null]} />}
      action={
        price === null ? (
          <Text size="label" tone="soft">
            Không chơi được nữa
          </Text>
        ) : (
          <Button
            kind="tonal"
            size="medium"
            aria-label={`Chơi · ${formatMoney(price)}, ${set.name}`}
            aria-disabled={!entry}
            onClick={onPlay}
          >
            {`Chơi · ${formatMoney(price)}`}
          </Button>
        )
      }
      draws={draws}
      outcome={outcome}
      onEdit={onEdit}
    >
      {numbers.length > 0 ? (
        <DrawResult aria-label="Các số" size="small" numbers={numbers} bonus={bonus} />
      ) : (
        <Text weight="semibold">{betLabel(set)}</Text>
      )}
    </NumberSetCard>
  );
}
