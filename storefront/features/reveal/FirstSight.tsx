import { Suspense, useState } from 'react';
import type { HistoryDetail } from '@veloc/rules';
import { lazyScreen } from '../../shared/lazyScreen';
import { useServerClock } from '../../state/contexts';
import { greatestUnseen, takesScreen } from './wonDraws';

const moment = lazyScreen<{ detail: HistoryDetail }>(async () => ({
  default: (await import('./HomeWin')).WinMoment,
}));

/** Whether a purchase has a win that takes the whole screen and was not shown on this device; asked once. */
function Once({ detail }: { detail: HistoryDetail }) {
  const now = useServerClock()();
  const [isNews] = useState(() => takesScreen(greatestUnseen([detail], now)?.won.grade ?? 'small'));
  return isNews ? (
    <Suspense fallback={null}>
      <moment.Screen detail={detail} />
    </Suspense>
  ) : null;
}

/** The winning moment over a page of a purchase, where it is due; its code comes only then. */
export function FirstSight({ detail }: { detail: HistoryDetail }) {
  return <Once key={detail.id} detail={detail} />;
}
