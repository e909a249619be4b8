import { useEffect } from 'react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import { usePeriodsRefresh } from '../data/usePeriods';
import { useProfile } from '../data/player';
import { useSession } from '../state/contexts';
import type { AppRoute } from '../shared/route';
import { usePageTop } from './usePageTop';
import * as paths from '../shared/paths';

const PROFILE_PAGE = paths.profileEdit;
const unchecked = ['/', paths.profile, PROFILE_PAGE];

/**
 * What runs beside every page: fresh periods, the profile check of spec section 2, and a page that begins at its top.
 */
export function StartUp({ routes }: { routes: readonly AppRoute[] }) {
  usePeriodsRefresh({ random: Math.random, deviceNow: Date.now });
  usePageTop();
  useNamedProfile(routes);
  return null;
}

/** Sends a player whose profile has no name to give one, wherever the shop has that page. */
function useNamedProfile(routes: readonly AppRoute[]): void {
  const { parser } = useRouter();
  const [path, navigate] = useLocation();
  const { isLoggedIn } = useSession();
  const { profile, isFresh } = useProfile(isLoggedIn && !unchecked.includes(path));
  const canEdit = routes.some((route) => matchRoute(parser, route.path, PROFILE_PAGE)[0]);
  const isNameless = isFresh && profile?.name === '' && !unchecked.includes(path);

  useEffect(() => {
    if (isNameless && canEdit) navigate(PROFILE_PAGE, { replace: true, state: { returnTo: path } });
  }, [isNameless, canEdit, navigate, path]);
}
