import { Button, EmptyState } from '@veloc/ui';
import { everything, type HistoryChoice } from '../filter';

/** An empty list that was narrowed down: the way out is to narrow it less. */
export function NothingFound({ onChoose }: { onChoose: (choice: HistoryChoice) => void }) {
  return (
    <EmptyState
      title="Không có giao dịch nào như vậy"
      action={
        <Button kind="outline" onClick={() => onChoose(everything)}>
          Xóa lọc
        </Button>
      }
    >
      Thử tìm từ khác hoặc chọn khoảng ngày rộng hơn.
    </EmptyState>
  );
}
