import { contentSchema, notificationCountSchema, notificationSchema } from '@veloc/rules';
import * as v from 'valibot';
import { read, readPage } from '../read';
import type { Send } from '../transport';
import { PAGE_SIZE } from './shop';

const acceptedSchema = v.object({ version: v.number() });

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

    acceptPrivacy: async (version: number) =>
      read(
        acceptedSchema,
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
