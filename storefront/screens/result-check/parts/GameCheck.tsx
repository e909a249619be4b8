import type { GameLine, ResultGame } from '@veloc/rules';
import { Button, Card, Stack, Text } from '@veloc/ui';
import { useState, type SyntheticEvent } from 'react';
import { nothingTyped, TypedNumbers } from '../../../features/numbers/TypedNumbers';
import { typedTicket } from '../../../games/gamePresentations';
import { CheckedDraws } from './CheckedDraws';

interface GameCheckProps {
  game: ResultGame;
  /** The one draw to hold the numbers against; all of them, newest first, without it. */
  drawId: string | null;
}

/** Numbers of one game, typed, and what they would have won. */
export function GameCheck({ game, drawId }: GameCheckProps) {
  const [typed, setTyped] = useState(nothingTyped);
  const [problem, setProblem] = useState<string>();
  const [line, setLine] = useState<GameLine>();

  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = typedTicket(game, typed);
    setProblem(checked.ok ? undefined : checked.message);
    setLine(checked.ok ? checked.value : undefined);
  };

  return (
    <>
      <Card>
        <Stack as="form" noValidate onSubmit={check}>
          <TypedNumbers game={game} label="Bộ số của bạn" value={typed} error={problem} onChange={setTyped} />
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
