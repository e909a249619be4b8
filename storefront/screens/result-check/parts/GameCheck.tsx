import type { GameLine, ResultGame } from '@veloc/rules';
import { Button, Card, ChipGroup, Field, Stack, Text } from '@veloc/ui';
import { useState, type SyntheticEvent } from 'react';
import { presentationOf, typedTicket } from '../../../games/gamePresentations';
import { CheckedDraws } from './CheckedDraws';

interface GameCheckProps {
  game: ResultGame;
  /** The one draw to hold the numbers against; all of them, newest first, without it. */
  drawId: string | null;
}

/** Numbers of one game, typed, and what they would have won. */
export function GameCheck({ game, drawId }: GameCheckProps) {
  const fields = presentationOf(game).typed;
  const [main, setMain] = useState('');
  const [special, setSpecial] = useState('');
  const [playType, setPlayType] = useState('straight');
  const [problem, setProblem] = useState<string>();
  const [line, setLine] = useState<GameLine>();

  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = typedTicket(game, { main, special, playType });
    setProblem(checked.ok ? undefined : checked.message);
    setLine(checked.ok ? checked.value : undefined);
  };

  return (
    <>
      <Card>
        <Stack as="form" noValidate onSubmit={check}>
          <Field
            label="Bộ số của bạn"
            inputMode="numeric"
            autoComplete="off"
            value={main}
            hint={fields?.hint}
            error={problem}
            onChange={({ value }) => setMain(value)}
          />
          {fields?.special ? (
            <Field
              label={fields.special.label}
              inputMode="numeric"
              autoComplete="off"
              value={special}
              hint={fields.special.hint}
              onChange={({ value }) => setSpecial(value)}
            />
          ) : null}
          {fields?.playTypes ? (
            <ChipGroup
              label="Kiểu chơi"
              layout="grid"
              options={fields.playTypes}
              value={playType}
              onChange={({ value }) => setPlayType(value)}
            />
          ) : null}
          <Button type="submit" wide>
            Dò số
          </Button>
        </Stack>
      </Card>
      {line ? (
        <CheckedDraws game={game} line={line} drawId={drawId} />
      ) : (
        <Text size="label" tone="soft" align="center">
          Nhập bộ số rồi bấm “Dò số” để so với {drawId ? 'kỳ quay bạn đang xem' : 'các kỳ đã quay, mới nhất trước'}.
        </Text>
      )}
    </>
  );
}
