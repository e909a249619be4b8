import { Hono } from 'hono';
import { allowOrigins } from './http/allowOrigins';
import { limitBody } from './http/body';
import { compressReads } from './http/compressReads';
import type { AppEnv } from './http/env';
import { answerError, answerNotFound } from './http/errors';
import { noStore } from './http/noStore';
import { sendServerTime } from './http/serverTime';
import { identifyCall, observeCall } from './observability/observeCalls';
import { limitRouteShare } from './http/limitRouteShare';
import { throttleRefusals } from './http/throttleRefusals';
import { limitRoutes } from './routes/limits';
import { loginRoutes } from './routes/login';
import { otpRoutes } from './routes/otp';
import { balanceRoutes } from './routes/balances';
import { bookRoutes } from './routes/books';
import { cartRoutes } from './routes/carts';
import { paymentRoutes } from './routes/payments';
import { notificationRoutes } from './routes/notifications';
import { numberSetRoutes } from './routes/numberSets';
import { operatorPrizeRoutes } from './routes/operatorPrizes';
import { operatorResultRoutes } from './routes/operatorResults';
import { mountOpenApi } from './routes/openapi';
import { periodRoutes } from './routes/periods';
import { printQueueRoutes } from './routes/printQueue';
import { publicRoutes } from './routes/public';
import { realtimeRoutes } from './routes/realtime';
import { resultRoutes } from './routes/results';
import { sessionRoutes } from './routes/sessions';
import { regionalTicketRoutes } from './routes/regionalTickets';
import { stockRoutes } from './routes/stock';
import { operatorStockRoutes } from './routes/operatorStock';
import { operatorTicketRoutes } from './routes/operatorTickets';
import { statusRoutes } from './routes/status';
import { bankRoutes } from './routes/banks';
import { operatorAuditRoutes } from './routes/operatorAudit';
import { operatorContentRoutes } from './routes/operatorContents';
import { operatorDrawRoutes } from './routes/operatorDraws';
import { operatorMoneyRoutes } from './routes/operatorMoney';
import { sandboxBankRoutes } from './routes/sandboxBank';
import { sandboxClockRoutes } from './routes/sandboxClock';
import { ticketRoutes } from './routes/tickets';
import { topUpRoutes } from './routes/topups';
import { transactionRoutes } from './routes/transactions';
import { userRoutes } from './routes/users';
import { withdrawalRoutes } from './routes/withdrawals';
import type { Shop } from './shop';
import { securityHeaders } from './site/headers';
import type { Page } from './site/page';
import { openUnlockLink, unlockPath } from './sessions/unlockLink';
import { siteRoutes } from './site/siteRoutes';

/** Which calls an app answers: those under /operator/ may have a port of their own. */
export type AnsweredCalls = 'all' | 'operator' | 'others';

const isOperatorCall = (path: string) => path.startsWith('/operator/');

/**
 * The whole API as a function from Request to Response; it opens no socket. With a page it hosts the storefront too.
 */
export function createApp(shop: Shop, page?: Page, answered: AnsweredCalls = 'all'): Hono<AppEnv> {
  const { allowedOrigins, apiBase } = shop.settings;
  // Imports and checks of the operator take long.
  const patient = { ...shop, db: shop.longDb };
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.notFound(answerNotFound);
  app.use(async (c, next) => {
    c.set('shop', shop);
    await next();
  });
  app.use(identifyCall);
  app.use(observeCall);
  app.use(securityHeaders({ scriptHashes: page?.scriptHashes ?? [], apiBase }));
  app.use(noStore);
  app.use(sendServerTime);
  if (answered !== 'all') {
    app.use(async (c, next) => (isOperatorCall(c.req.path) === (answered === 'operator') ? next() : answerNotFound(c)));
  }
  if (allowedOrigins.length > 0) app.use(allowOrigins(allowedOrigins));
  compressReads(app);
  app.use(throttleRefusals());
  app.use(limitRouteShare);
  // Imports of the operator are streamed and have a limit of their own.
  app.use(async (c, next) => (isOperatorCall(c.req.path) ? next() : limitBody(c, next)));

  app.route('/', otpRoutes(shop));
  app.route('/', loginRoutes(shop));
  app.route('/', sessionRoutes(shop));
  app.route('/', userRoutes(shop));
  app.route('/', limitRoutes(shop));
  app.route('/', publicRoutes(shop));
  app.route('/', bookRoutes(shop));
  app.route('/', periodRoutes(shop));
  app.route('/', resultRoutes(shop));
  app.route('/', notificationRoutes(shop));
  app.route('/', numberSetRoutes(shop));
  app.route('/', operatorResultRoutes(patient));
  app.route('/', regionalTicketRoutes(shop));
  app.route('/', stockRoutes(shop));
  app.route('/', operatorStockRoutes(patient));
  app.route('/', balanceRoutes(shop));
  app.route('/', cartRoutes(shop));
  app.route('/', paymentRoutes(shop));
  app.route('/', ticketRoutes(shop));
  app.route('/', printQueueRoutes(shop));
  app.route('/', transactionRoutes(shop));
  app.route('/', bankRoutes(shop));
  app.route('/', withdrawalRoutes(shop));
  app.route('/', realtimeRoutes(shop));
  app.route('/', topUpRoutes(shop));
  if (shop.settings.sandbox) {
    app.route(
      '/',
      sandboxBankRoutes(shop, (request) => app.fetch(request)),
    );
    app.route('/', sandboxClockRoutes(shop));
  }
  app.route('/', operatorMoneyRoutes(patient));
  app.route('/', operatorDrawRoutes(patient));
  app.route('/', operatorTicketRoutes(patient));
  app.route('/', operatorPrizeRoutes(patient));
  app.route('/', operatorContentRoutes(patient));
  app.route('/', operatorAuditRoutes(patient));
  app.route('/', statusRoutes(shop));
  mountOpenApi(app, shop);
  app.get(unlockPath('*'), openUnlockLink);
  if (page) app.route('/', siteRoutes(shop, page));
  return app;
}
