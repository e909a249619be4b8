import { resultGames, type ResultGame, type SaveNumberSetRequest } from '@veloc/rules';
import { BottomSheet, Button, ChipGroup, Stack } from '@veloc/ui';
import { useState } from 'react';
import { nothingTyped, TypedNumbers } from '../../../features/numbers/TypedNumbers';
import { nameProblem, SetName } from '../../../features/numbers/SetName';
import { tabName } from '../../../features/result/result';
import { presentationOf, typedTicket } from '../../../games/gamePresentations';
import { useTask } from '../../../shared/useTask';
import { useSheetOpen } from '../../../state/contexts';

const games = resultGames
  .filter((game) => presentationOf(game).typed !== null)
  .map((game) => ({ value: game, label: tabName(game) }));

interface TypedSetSheetProps {
  open: boolean;
  onClose: () => void;
  onSave: (set: SaveNumberSetRequest) => Promise<unknown>;
}

/** Keeps numbers that are typed. */
export function TypedSetSheet({ open, onClose, onSave }: TypedSetSheetProps) {
  const isOpen = useSheetOpen(open);
  const [game, setGame] = useState<ResultGame>(resultGames[0]);
  const [typed, setTyped] = useState(nothingTyped);
  const [name, setName] = useState('');
  const [problems, setProblems] = useState<{ name?: string | undefined; numbers?: string | undefined }>({});
  const task = useTask();

  const save = async () => {
    const made = typedTicket(game, typed);
    const found = { name: nameProblem(name), numbers: made.ok ? undefined : made.message };
    setProblems(found);
    if (!made.ok || found.name !== undefined) return;
    const { ticket } = made.value;
    if (!(await task.run(() => onSave({ name: name.trim(), gameId: game, ticket: { ...ticket } })))) return;
    setTyped(nothingTyped);
    setName('');
    onClose();
  };

  return (
    <BottomSheet
      open={isOpen}
      onClose={onClose}
      title="Thêm bộ số"
      footer={
        <Button wide isLoading={task.isBusy} onClick={() => void save()}>
          Lưu bộ số
        </Button>
      }
    >
      <Stack gap={16}>
        <ChipGroup
          label="Trò chơi"
          layout="grid"
          options={games}
          value={game}
          onChange={({ value }) => {
            setGame(value);
            setProblems({});
          }}
        />
        <TypedNumbers game={game} label="Các số" value={typed} error={problems.numbers} onChange={setTyped} />
        <SetName value={name} error={problems.name ?? task.error ?? undefined} onChange={setName} />
      </Stack>
    </BottomSheet>
  );
}
