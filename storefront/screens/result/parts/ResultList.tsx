import type { ResultGame } from '../../../api/calls/shop';
import { useDrawResults } from '../../../data/useDrawResults';
import { DrawnList } from './DrawnList';
import { ResultCard } from './ResultCard';

/** Every draw of a game, newest first. */
export function ResultList({ game }: { game: ResultGame }) {
  const list = useDrawResults(game);
  return (
    <DrawnList
      list={list}
      label="Kết quả các kỳ quay"
      keyOf={({ id }) => id}
      empty="Kỳ quay đầu tiên xong là kết quả có ở đây."
    >
      {(result) => <ResultCard result={result} />}
    </DrawnList>
  );
}
