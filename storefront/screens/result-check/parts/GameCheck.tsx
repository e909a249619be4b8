import type { GameLine, ResultGame } from '@veloc/rules';
import { ActionBar, Button, DrawResult, Page, Stack } from '@veloc/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { nothingTyped } from '../../../features/numbers/TypedNumbers';
import type { Typed } from '../../../games/gamePresentation';
import { methodLabel, presentationOf, typedTicket } from '../../../games/gamePresentations';
import { heldLine } from '../../../features/ticket/heldTicket';
import { CheckedDraws } from './CheckedDraws';
import * as styles from '../Check.css';
import { CheckedHead } from './CheckedHead';
import { NumbersEntry } from './NumbersEntry';
import { WantedDraw } from './WantedDraw';

interface GameCheckProps {
  game: ResultGame;
  /** The one draw to hold the numbers against; all of them, newest first, without it. */
  drawId: string | null;
}

/** Numbers of one game, chosen on its board, and what they would have won. */
export function GameCheck({ game, drawId }: GameCheckProps) {
  const form = useId();
  const [typed, setTyped] = useState(nothingTyped);
  const [isTyping, setTyping] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [line, setLine] = useState<GameLine>();

  const change = (next: Typed) => {
    setTyped(next);
    setProblem(undefined);
  };
  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = typedTicket(game, typed);
    setProblem(checked.ok ? undefined : checked.message);
    setLine(checked.ok ? checked.value : undefined);
  };

  if (line) {
    const { numbers, bonus } = heldLine(line, null);
    return (
      <Page start={12} data-accent={game}>
        <CheckedHead note={methodLabel(line)} onChange={() => setLine(undefined)}>
          <DrawResult
            aria-label="Bộ số của bạn"
            numbers={numbers}
            bonus={presentationOf(game).typesBonus === false ? [] : bonus}
          />
        </CheckedHead>
        <CheckedDraws game={game} line={line} drawId={drawId} />
      </Page>
    );
  }
  return (
    <div className={styles.picking}>
      <Page start={8} data-accent={game}>
        {drawId === null ? null : <WantedDraw game={game} drawId={drawId} />}
        <Stack as="form" id={form} noValidate onSubmit={check} gap={10}>
          <NumbersEntry
            game={game}
            value={typed}
            error={problem}
            onChange={change}
            isTyping={isTyping}
            onTyping={setTyping}
          />
        </Stack>
      </Page>
      <ActionBar>
        <Button type="submit" form={form} wide>
          Dò số
        </Button>
      </ActionBar>
    </div>
  );
}
