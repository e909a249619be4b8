import { AppFrame } from '@veloc/ui';
import { AfterFirstPage } from './AfterFirstPage';
import { AppRoutes } from './AppRoutes';
import { LoadingOverlay } from './LoadingOverlay';
import { usePanels } from './panels/usePanels';
import { StartUp } from './StartUp';
import { type AppRoute, RoutesContext } from '../shared/route';
import { routes as shopRoutes } from './routes';
import * as styles from '../shared/layouts/Layout.css';

/** The whole shop inside its column. `routes` lets a test bring its own. */
export function App({ routes = shopRoutes }: { routes?: readonly AppRoute[] }) {
  const panels = usePanels();
  return (
    <RoutesContext value={routes}>
      <AppFrame className={styles.frame} {...panels}>
        <AppRoutes routes={routes} />
        <AfterFirstPage />
        <LoadingOverlay />
        <StartUp routes={routes} />
      </AppFrame>
    </RoutesContext>
  );
}
