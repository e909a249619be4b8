import { Button, CalendarDaysIcon, FileTextIcon, Inline } from '@veloc/ui';
import * as place from '../../../shared/place.css';
import { useState } from 'react';
import type { MoneyFilter, MoneyList } from '../../../api/calls/wallet';
import { choiceCount, type HistoryChoice } from '../filter';
import { useCsv } from '../useCsv';
import { FilterSheet } from './FilterSheet';

interface HistoryToolsProps {
  list: MoneyList;
  choice: HistoryChoice;
  filter: MoneyFilter;
  onChoose: (choice: HistoryChoice) => void;
  /** Also by kind. @default false */
  withKinds?: boolean;
}

/** Over a history: narrowing it down, and taking it along as a file. */
export function HistoryTools({ list, choice, filter, onChoose, withKinds = false }: HistoryToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const csv = useCsv(list, filter);
  const count = choiceCount(choice);
  return (
    <Inline justify="space-between">
      <Button
        kind={count > 0 ? 'tonal' : 'outline'}
        size="medium"
        icon={<CalendarDaysIcon />}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? `Tìm và lọc (${count})` : 'Tìm và lọc'}
      </Button>
      <Button
        kind="ghost"
        size="medium"
        className={place.toTheEnd}
        icon={<FileTextIcon />}
        isLoading={csv.rows !== null}
        onClick={() => void csv.save()}
      >
        {csv.rows === null ? 'Tải tệp CSV' : `Đang tải ${csv.rows} dòng…`}
      </Button>
      <FilterSheet
        open={isOpen}
        choice={choice}
        withKinds={withKinds}
        onClose={() => setOpen(false)}
        onChoose={(next) => {
          onChoose(next);
          setOpen(false);
        }}
      />
    </Inline>
  );
}
