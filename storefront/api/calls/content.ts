import {
  acceptedPrivacySchema,
  contentSchema,
  notificationCountSchema,
  notificationSchema,
  privacySchema,
  type Privacy,
} from '@veloc/rules';
import * as v from 'valibot';
import { read, readPage } from '../read';
import type { Send } from '../transport';
import { PAGE_SIZE } from './shop';

/** The spec's own shape has only the text; the version is asked back when somebody accepts it. */
const privacyTextSchema = v.union([
  privacySchema,
  v.pipe(
    v.object({ content: v.string() }),
    v.transform(({ content }): Privacy => ({ content, version: 1 })),
  ),
]);

/** What the operator writes and what a player is told: calls of pages that bring their own. */
export function contentCalls(send: Send) {
  return {
    guides: async () =>
      read(v.array(contentSchema), await send({ method: 'GET', path: '/public/guides', auth: 'none' })),

    guide: async (id: string) =>
      read(
        contentSchema,
        await send({ method: 'GET', path: `/public/guides/${encodeURIComponent(id)}`, auth: 'none' }),
      ),

    terms: async () =>
      read(v.array(contentSchema), await send({ method: 'GET', path: '/public/contents/terms', auth: 'none' })),

    /** The text in force; it tells a player which version they have accepted. */
    privacy: async () =>
      read(privacyTextSchema, await send({ method: 'GET', path: '/client/client-get-privacy', auth: 'optional' })),

    acceptPrivacy: async (version: number) =>
      read(
        acceptedPrivacySchema,
        await send({ method: 'POST', path: '/users/accept-privacy', auth: 'required', body: { version } }),
      ),

    notificationCount: async () =>
      read(
        notificationCountSchema,
        await send({ method: 'POST', path: '/client/client-get-parameter', auth: 'required', body: {} }),
      ),

    notifications: async (cursor: string) =>
      readPage(
        notificationSchema,
        await send({
          method: 'GET',
          path: '/client-notifications',
          auth: 'required',
          query: { itemPerPage: PAGE_SIZE, cursor },
        }),
      ),

    /** Without `ids` all of them are meant. Answers how many are left unread. */
    readNotifications: async (ids?: readonly string[]) =>
      read(
        notificationCountSchema,
        await send({ method: 'POST', path: '/client-notifications/read', auth: 'required', body: ids ? { ids } : {} }),
      ),
  };
}
