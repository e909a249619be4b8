import * as v from 'valibot';
import { acceptedPrivacySchema, bannerSchema, contentSchema, privacySchema, supportContactSchema } from '../content';
import {
  notificationCountSchema,
  notificationSchema,
  notificationSettingsSchema,
  pushSchema,
  type NotificationSettings,
} from '../notifications';
import type {
  AcceptPrivacyRequest,
  ParametersRequest,
  PushRequest,
  ReadNotificationsRequest,
} from '../requests/content';
import type { PageRequest } from '../requests/page';
import { anyone, player, takes } from './call';

// What the operator writes and what a player is told.

const guideText = v.nullable(v.string());
const parametersSchema = v.object({
  gameId: v.array(v.string()),
  listAccount: v.array(v.object({ id: v.string(), bank: v.string(), number: v.string(), holder: v.string() })),
  privacy: v.string(),
  contact: v.nullable(supportContactSchema),
  invite: v.string(),
  guideKeno: guideText,
  guideMax3d: guideText,
  guideMax3dPro: guideText,
  guideMega: guideText,
  guidePower: guideText,
  bannerAds: v.array(bannerSchema),
  notificationCount: v.number(),
});

export const privacy = anyone('GET', '/client/client-get-privacy', privacySchema, {
  isTokenOptional: true,
  isCompressed: true,
});
export const parameters = anyone(
  'POST',
  '/client/client-get-parameter',
  parametersSchema,
  takes<ParametersRequest>({ isTokenOptional: true }),
);
export const contents = anyone('GET', '/public/contents/:kind', v.array(contentSchema), { isCompressed: true });
export const guides = anyone('GET', '/public/guides', v.array(contentSchema), { isCompressed: true });
export const guide = anyone('GET', '/public/guides/:id', contentSchema, { isCompressed: true });
export const acceptPrivacy = player(
  'POST',
  '/users/accept-privacy',
  acceptedPrivacySchema,
  takes<AcceptPrivacyRequest>(),
);
export const listNotifications = player(
  'GET',
  '/client-notifications',
  v.array(notificationSchema),
  takes<PageRequest>({ isCompressed: true }),
);
export const readNotifications = player(
  'POST',
  '/client-notifications/read',
  notificationCountSchema,
  takes<ReadNotificationsRequest>(),
);
export const getNotificationSettings = player('GET', '/client-notifications/settings', notificationSettingsSchema);
export const changeNotificationSettings = player(
  'PUT',
  '/client-notifications/settings',
  notificationSettingsSchema,
  takes<NotificationSettings>(),
);
export const getPush = player('GET', '/client-notifications/push', pushSchema);
export const startPush = player('PUT', '/client-notifications/push', pushSchema, takes<PushRequest>());
export const endPush = player('DELETE', '/client-notifications/push', pushSchema);
