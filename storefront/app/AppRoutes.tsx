import { useEffect, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { usePopups } from '../state/contexts';
import { ErrorBoundary, NotFoundScreen } from './ErrorBoundary';
import { Layout } from '../shared/layouts/Layout';
import { PageTitle } from '../shared/pageLifecycle';
import type { AppRoute } from '../shared/route';

/** Stands where a screen is still to come and keeps the global loader on; a quiet one leaves the overlay out. */
function PageLoading({ quiet = false }: { quiet?: boolean }) {
  const { setPageLoading } = usePopups();
  useEffect(() => {
    setPageLoading(!quiet);
    return () => setPageLoading(false);
  }, [quiet, setPageLoading]);
  return <div aria-busy="true" data-page-loading />;
}

/** Says that the screen beside it is here. */
function PageReady() {
  const { setPageLoading } = usePopups();
  useEffect(() => setPageLoading(false), [setPageLoading]);
  return null;
}

/**
 * wouter reads `path` from the direct children of Switch only; Suspense stands outside of it, and again in each layout.
 */
export function AppRoutes({ routes }: { routes: readonly AppRoute[] }) {
  return (
    <Suspense fallback={<PageLoading />}>
      <Switch>
        {routes.map(({ path, name = path, layout, title, quiet = false, Screen }) => (
          <Route key={name} path={path}>
            <PageTitle title={title} />
            <Layout kind={layout}>
              <ErrorBoundary key={name}>
                <Suspense fallback={<PageLoading quiet={quiet} />}>
                  <Screen />
                  <PageReady />
                </Suspense>
              </ErrorBoundary>
            </Layout>
          </Route>
        ))}
        <Route>
          <PageTitle title="Không tìm thấy trang" />
          <Layout kind="empty">
            <NotFoundScreen />
            <PageReady />
          </Layout>
        </Route>
      </Switch>
    </Suspense>
  );
}
