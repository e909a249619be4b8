import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { ErrorBoundary } from './ErrorBoundary';
import { Layout } from '../shared/layouts/Layout';
import { NotFoundScreen } from './NotFoundScreen';
import { PageLoading, PageReady } from './PageLoading';
import { PageTitle } from '../shared/PageTitle';
import type { AppRoute } from '../shared/route';

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
