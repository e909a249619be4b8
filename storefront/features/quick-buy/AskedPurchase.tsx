import { Suspense, useState, type ReactNode } from 'react';
import { lazyScreen } from '../../shared/lazyScreen';
import type { QuickBuy } from './quickBuy';

const sheet = lazyScreen(async () => ({ default: (await import('./QuickBuySheet')).QuickBuySheet }));

const preload = () => void sheet.preload();

interface AskedPurchase {
  /** Opens the sheet for these tickets. */
  ask: (wanted: QuickBuy) => void;
  /** Whether it is open. */
  isOpen: boolean;
  /** Loads what the sheet is made of, before it is asked for. */
  preload: () => void;
  /** Stands at the end of the page. */
  sheet: ReactNode;
}

/** A purchase that a page asks for and that is paid in a sheet over it. */
export function useAskedPurchase(): AskedPurchase {
  // Each time anew, and as it was while the sheet slides out.
  const [asked, setAsked] = useState<{ wanted: QuickBuy; at: number; isOpen: boolean } | null>(null);
  return {
    ask: (wanted) => setAsked((last) => ({ wanted, at: (last?.at ?? 0) + 1, isOpen: true })),
    isOpen: asked?.isOpen ?? false,
    preload,
    sheet: asked ? (
      <Suspense fallback={null}>
        <sheet.Screen
          key={asked.at}
          wanted={asked.wanted}
          open={asked.isOpen}
          onClose={() => setAsked((last) => last && { ...last, isOpen: false })}
        />
      </Suspense>
    ) : null,
  };
}
