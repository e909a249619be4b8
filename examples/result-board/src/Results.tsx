import { Card, DrawResult, DrawTiers, GameMark, Inline, SectionHeading, Stack, Text } from '@veloc/ui';
import type { Game, Result } from './board';
import { earlierResults } from './data';
import { glyphs } from './glyphs';
import type { Words } from './words';

interface ResultsProps {
  games: readonly Game[];
  text: Words;
}

interface TitleProps {
  game: Game;
  result: Result;
  text: Words;
}

function Title({ game, result, text }: TitleProps) {
  return (
    <Inline gap={10} wrap={false}>
      <GameMark accent={game.id} glyph={glyphs[game.id]} size={32} />
      <Inline rowGap={0} align="baseline" justify="space-between" className="fills">
        <Text as="h3" size="subtitle">
          {game.name}
        </Text>
        <Text size="label" tone="soft">
          {[text.draw(result.number), text.day(result.at), text.time(result.at)].filter(Boolean).join(' · ')}
        </Text>
      </Inline>
    </Inline>
  );
}

/** The newest draw of each game of balls or digits. */
export function Latest({ games, text }: ResultsProps) {
  return (
    <Stack as="section">
      <SectionHeading>{text.latest}</SectionHeading>
      {games.map((game) => {
        const [result] = game.results;
        if (!result?.numbers) return null;
        return (
          <Card key={game.id} data-accent={game.id}>
            <Stack>
              <Title game={game} result={result} text={text} />
              <DrawResult
                aria-label={`${game.name}, ${text.draw(result.number) || text.day(result.at)}`}
                numbers={result.numbers}
                bonus={result.bonus}
                size={result.numbers.length > 7 ? 'small' : 'large'}
              />
            </Stack>
          </Card>
        );
      })}
    </Stack>
  );
}

/** The newest draw of many numbers, by its prizes. */
export function Regional({ games, text }: ResultsProps) {
  return games.map((game) => {
    const [result] = game.results;
    if (!result?.prizes) return null;
    const tiers = result.prizes.map((numbers, index) => ({ name: text.prizes[index] ?? '', numbers }));
    return (
      <Card key={game.id} inset="small" data-accent={game.id}>
        <Stack>
          <Title game={game} result={result} text={text} />
          <DrawTiers tiers={tiers} />
        </Stack>
      </Card>
    );
  });
}

/** What was drawn before, a line each. */
export function Earlier({ games, text }: ResultsProps) {
  return (
    <Stack as="section" gap={8}>
      <SectionHeading>{text.earlier}</SectionHeading>
      <Card inset="small">
        <Stack as="ul" gap={8}>
          {earlierResults(games)
            .slice(0, 6)
            .map(({ game, result }) => (
              <Inline as="li" key={game.id + result.at} data-accent={game.id} justify="space-between" rowGap={4}>
                <Inline wrap={false}>
                  <GameMark accent={game.id} glyph={glyphs[game.id]} size={20} />
                  <Text as="span" size="caption" tone="soft">
                    {`${game.name} · ${text.day(result.at)}`}
                  </Text>
                </Inline>
                <DrawResult
                  aria-label={`${game.name}, ${text.draw(result.number) || text.day(result.at)}`}
                  numbers={result.numbers ?? []}
                  bonus={result.bonus}
                  size="small"
                />
              </Inline>
            ))}
        </Stack>
      </Card>
    </Stack>
  );
}
