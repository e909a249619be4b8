import type { GameId, TicketByGame } from '@veloc/rules';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyScreen } from '../../shared/lazyScreen';

const sheet = lazyScreen(async () => ({ default: (await import('./OddsSheet')).OddsSheet }));

interface Pictured {
  gameId: GameId;
  ticket: TicketByGame[GameId];
}

/** The odds of a ticket as a picture in a sheet, which comes when first asked for. */
export function useOddsSheet(): { show: (pictured: Pictured) => void; sheet: ReactNode } {
  const [shown, setShown] = useState<Pictured | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    show: (pictured) => {
      setShown(pictured);
      setOpen(true);
    },
    sheet: shown ? (
      <Suspense fallback={null}>
        <sheet.Screen {...shown} open={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ) : null,
  };
}
