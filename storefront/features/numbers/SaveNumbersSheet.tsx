import type { HistoryTicket, SaveNumberSetRequest } from '@veloc/rules';
import { BottomSheet, Button, Inline, Notice, RadioList, Stack } from '@veloc/ui';
import { useState } from 'react';
import { useNumberSets } from '../../data/numberSets';
import { useTask } from '../../shared/useTask';
import { useSheetOpen } from '../../state/contexts';
import { figuresOf } from '../ticket/TicketFigures';
import { nameProblem, SetName } from './SetName';

interface SaveNumbersSheetProps {
  open: boolean;
  /** At least one, as `keepable` answers them. */
  tickets: readonly HistoryTicket[];
  onClose: () => void;
}

/** Keeps the numbers of a bought ticket under a name. It stays open for the next ticket of the purchase. */
export function SaveNumbersSheet({ open, tickets, onClose }: SaveNumbersSheetProps) {
  const isOpen = useSheetOpen(open);
  const { save } = useNumberSets(open);
  const task = useTask();
  const [chosen, setChosen] = useState(tickets[0]?.ticketId);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState<string>();
  const ticket = tickets.find(({ ticketId }) => ticketId === chosen);

  const keep = async () => {
    const wrong = nameProblem(name);
    setProblem(wrong);
    setSaved(undefined);
    if (wrong !== undefined || !ticket) return;
    const gameId = ticket.gameId as SaveNumberSetRequest['gameId'];
    if (!(await task.run(() => save({ name: name.trim(), gameId, ticket: { ...ticket.ticket } })))) return;
    setSaved(name.trim());
    setName('');
  };

  return (
    <BottomSheet
      open={isOpen}
      onClose={onClose}
      title="Lưu vào Sổ số"
      description="Đặt tên để lần sau chơi lại bộ số bằng một lần bấm."
      footer={
        <Inline gap={10} wrap={false}>
          {saved === undefined ? null : (
            <Button kind="outline" wide onClick={onClose}>
              Xong
            </Button>
          )}
          <Button wide isLoading={task.isBusy} onClick={() => void keep()}>
            Lưu bộ số
          </Button>
        </Inline>
      }
    >
      <Stack gap={16}>
        {tickets.length > 1 ? (
          <RadioList
            label="Bộ số"
            value={chosen ?? ''}
            onChange={({ value }) => setChosen(value)}
            options={tickets.map((one) => ({ value: one.ticketId, label: `Vé ${one.code}`, detail: figuresOf(one) }))}
          />
        ) : null}
        <SetName value={name} error={problem ?? task.error ?? undefined} onChange={setName} />
        {saved === undefined ? null : (
          <Notice tone="success" role="status">
            Đã lưu “{saved}” vào Sổ số.
          </Notice>
        )}
      </Stack>
    </BottomSheet>
  );
}
