import { ClockProvider, LinkProvider } from '@veloc/ui';
import type { ReactNode } from 'react';
import { Router, type BaseLocationHook, type BaseSearchHook } from 'wouter';
import { DataProvider } from '../data/DataProvider';
import {
  ApiContext,
  CartContext,
  ColorModeContext,
  DraftsContext,
  PopupsContext,
  PaymentsContext,
  ServerClockContext,
  SessionContext,
} from '../state/contexts';
import { useStore } from '../lib/store';
import type { Storefront } from './createStorefront';
import { RouterLink } from './RouterLink';
import { browserLocation } from '../shared/navigation';

interface ProvidersProps {
  shop: Storefront;
  /** wouter's location hook. @default the browser's address */
  location?: { hook: BaseLocationHook; searchHook?: BaseSearchHook; ssrPath?: string };
  children: ReactNode;
}

/** Everything a screen may ask for. */
export function Providers({ shop, location, children }: ProvidersProps) {
  return (
    <ApiContext value={shop.api}>
      <ServerClockContext value={shop.clock.now}>
        <PopupsContext value={shop.popups}>
          <SessionContext value={shop.session}>
            <CartContext value={shop.cart}>
              <ColorModeContext value={shop.colorMode}>
                <DraftsContext value={shop.drafts}>
                  <PaymentsContext value={shop.payments}>
                    <DataProvider first={shop.first}>
                      <ClockProvider now={useStore(shop.clock.face)}>
                        <Router {...(location ?? browserLocation)}>
                          <LinkProvider link={RouterLink}>{children}</LinkProvider>
                        </Router>
                      </ClockProvider>
                    </DataProvider>
                  </PaymentsContext>
                </DraftsContext>
              </ColorModeContext>
            </CartContext>
          </SessionContext>
        </PopupsContext>
      </ServerClockContext>
    </ApiContext>
  );
}
