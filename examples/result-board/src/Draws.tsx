import {
  Countdown,
  GameMark,
  Inline,
  JackpotFigure,
  ListGroup,
  ListRow,
  SectionHeading,
  Stack,
  StatusBadge,
  Sunburst,
  Text,
  useClock,
} from '@veloc/ui';
import { useSyncExternalStore } from 'react';
import type { Game } from './board';
import { schedule, type Scheduled } from './data';
import { glyphs } from './glyphs';
import type { Words } from './words';

interface DrawsProps {
  games: readonly Game[];
  text: Words;
}

/** What is drawn next, large, and the other draws of the day and of those to come. Written anew only when one begins. */
export function Draws({ games, text }: DrawsProps) {
  const clock = useClock();
  const begun = useSyncExternalStore(
    clock.listen,
    () => games.flatMap(({ upcoming }) => upcoming).filter(({ at }) => Date.parse(at) <= clock.now()).length,
  );
  const draws = schedule(games, clock.now());
  // Keno is drawn every eight minutes; people wait for a jackpot.
  const next = draws.find(({ game, state }) => game.jackpot !== undefined && state === 'upcoming');
  const others = draws.filter((draw) => draw !== next);
  return (
    <Stack as="section" gap={16} data-begun={begun}>
      {next ? <Next draw={next} text={text} /> : null}
      <Stack gap={8}>
        <SectionHeading>{text.schedule}</SectionHeading>
        <ListGroup>
          {others.map((draw) => (
            <ListRow
              key={draw.game.id + draw.at}
              data-accent={draw.game.id}
              mark={<GameMark accent={draw.game.id} glyph={glyphs[draw.game.id]} size={42} />}
              title={draw.game.name}
              detail={`${text.day(draw.at)} · ${text.time(draw.at)}`}
              trailing={<State draw={draw} text={text} />}
            />
          ))}
        </ListGroup>
      </Stack>
    </Stack>
  );
}

function State({ draw, text }: { draw: Scheduled; text: Words }) {
  if (draw.state === 'upcoming') return <Countdown target={Date.parse(draw.at)} announces={false} />;
  if (draw.state === 'later') return <JackpotFigure amount={draw.game.jackpot ?? null} size="line" tone="accent" />;
  return <StatusBadge tone={draw.state === 'drawing' ? 'gold' : 'neutral'}>{text[draw.state]}</StatusBadge>;
}

function Next({ draw, text }: { draw: Scheduled; text: Words }) {
  const { game } = draw;
  return (
    <section className="next" data-accent={game.id} aria-labelledby="next-name">
      <Sunburst className="next-sun" />
      <Stack gap={16} className="next-body">
        <Inline gap={12} wrap={false}>
          <GameMark accent={game.id} glyph={glyphs[game.id]} size={42} />
          <Stack gap={0}>
            <Text size="label" tone="onColor">
              {text.next}
            </Text>
            <Text as="h2" size="title" id="next-name">
              {game.name}
            </Text>
          </Stack>
        </Inline>
        {game.jackpot === undefined ? null : (
          <JackpotFigure
            amount={game.jackpot}
            label={text.jackpot}
            size="hero"
            tone="lacquer"
            className="next-jackpot"
          />
        )}
        <Inline gap={12} align="end" justify="space-between">
          <Text size="label" tone="onColor">
            {text.draw(draw.number)}
            {draw.number ? <br /> : null}
            {`${text.day(draw.at)} · ${text.time(draw.at)}`}
          </Text>
          <Countdown tone="header" target={Date.parse(draw.at)} className="next-countdown" />
        </Inline>
      </Stack>
    </section>
  );
}
