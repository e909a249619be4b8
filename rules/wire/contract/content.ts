import type { AcceptPrivacyRequest, ParametersRequest, ReadNotificationsRequest } from '../requests/content';
import type { PageRequest } from '../requests/page';
import { anyone, player, takes } from './call';

// What the operator writes and what a player is told.

export const privacy = anyone('GET', '/client/client-get-privacy', { isTokenOptional: true, isCompressed: true });
export const parameters = anyone(
  'POST',
  '/client/client-get-parameter',
  takes<ParametersRequest>({ isTokenOptional: true }),
);
export const contents = anyone('GET', '/public/contents/:kind', { isCompressed: true });
export const guides = anyone('GET', '/public/guides', { isCompressed: true });
export const guide = anyone('GET', '/public/guides/:id', { isCompressed: true });
export const acceptPrivacy = player('POST', '/users/accept-privacy', takes<AcceptPrivacyRequest>());
export const listNotifications = player('GET', '/client-notifications', takes<PageRequest>({ isCompressed: true }));
export const readNotifications = player('POST', '/client-notifications/read', takes<ReadNotificationsRequest>());
