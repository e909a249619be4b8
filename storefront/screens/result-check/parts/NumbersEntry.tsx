import type { ResultGame } from '@veloc/rules';
import { Button, Card, ChipGroup, Inline, LayersIcon, Notice, PencilIcon, Stack, Text } from '@veloc/ui';
import { useMemo } from 'react';
import { TypedNumbers } from '../../../features/numbers/TypedNumbers';
import type { Typed } from '../../../games/gamePresentation';
import { presentationOf } from '../../../games/gamePresentations';
import { boardOf, progress } from '../board';
import { BallBoard } from './BallBoard';
import { GroupBoard } from './GroupBoard';

interface NumbersEntryProps {
  game: ResultGame;
  value: Typed;
  /** What is wrong with the numbers that were to be checked. */
  error: string | undefined;
  onChange: (typed: Typed) => void;
  /** They are typed into a field, in place of the board. */
  isTyping: boolean;
  onTyping: (isTyping: boolean) => void;
}

/** Numbers of a game, chosen on its board as in its builder; typed, for who prefers that. */
export function NumbersEntry({ game, value, error, onChange, isTyping, onTyping }: NumbersEntryProps) {
  const board = useMemo(() => boardOf(game), [game]);
  const { balls } = board;
  const words = progress(game, board, value);
  const playTypes = presentationOf(game).typed?.playTypes;
  return (
    <>
      <Inline justify="space-between" wrap={false}>
        <Text as="h2" size="subtitle" weight="bold" tone="plain">
          Bộ số của bạn
        </Text>
        <Button
          kind="ghost"
          size="medium"
          icon={isTyping ? <LayersIcon /> : <PencilIcon />}
          onClick={() => onTyping(!isTyping)}
        >
          {isTyping ? 'Bảng số' : 'Gõ số'}
        </Button>
      </Inline>
      {isTyping ? (
        <Card>
          <Stack>
            <TypedNumbers game={game} label="Các số" value={value} error={error} onChange={onChange} />
          </Stack>
        </Card>
      ) : (
        <>
          {balls === null ? (
            <GroupBoard
              board={board}
              words={words}
              value={value.main}
              onChange={(main) => onChange({ ...value, main })}
            />
          ) : (
            <BallBoard board={{ ...board, balls }} words={words} value={value} onChange={onChange} />
          )}
          {playTypes ? (
            <ChipGroup
              label="Kiểu chơi"
              layout="grid"
              options={playTypes}
              value={value.playType}
              onChange={(change) => onChange({ ...value, playType: change.value })}
            />
          ) : null}
          {/* What the rules refuse here are too few numbers: how many, the board knows better. */}
          <div role="alert">{error ? <Notice tone="danger">{words}</Notice> : null}</div>
        </>
      )}
    </>
  );
}
