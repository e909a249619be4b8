import {
  contract,
  notificationCountSchema,
  privacySchema,
  type NotificationSettings,
  type Privacy,
  type PushRequest,
} from '@veloc/rules';
import * as v from 'valibot';
import { createAsk } from '../read';
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
  const { ask, askAs, askPage } = createAsk(send);
  return {
    guides: () => ask(contract.guides),

    guide: (id: string) => ask(contract.guide, { params: { id } }),

    terms: () => ask(contract.contents, { params: { kind: 'terms' } }),

    /** The text in force; it tells a player which version they have accepted. */
    privacy: () => askAs(contract.privacy, privacyTextSchema),

    acceptPrivacy: (version: number) => ask(contract.acceptPrivacy, { body: { version } }),

    notificationCount: () => askAs(contract.parameters, notificationCountSchema, { auth: 'required', body: {} }),

    notifications: (cursor: string) =>
      askPage(contract.listNotifications, { query: { itemPerPage: PAGE_SIZE, cursor } }),

    /** Without `ids` all of them are meant. Answers how many are left unread. */
    readNotifications: (ids?: readonly string[]) =>
      ask(contract.readNotifications, { body: ids ? { ids: [...ids] } : {} }),

    notificationSettings: () => ask(contract.getNotificationSettings),

    changeNotificationSettings: (settings: NotificationSettings) =>
      ask(contract.changeNotificationSettings, { body: settings }),

    push: () => ask(contract.getPush),

    startPush: (subscription: PushRequest) => ask(contract.startPush, { body: subscription }),

    endPush: () => ask(contract.endPush),
  };
}
