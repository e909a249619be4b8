import type { GatewayOrder } from '@veloc/rules';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Clock } from '../clock';
import type { Database } from '../db/schema';
import type { Log } from '../log';
import type { Secrets } from '../secrets';

/** What every provider's report is decoded into; the bounds are those of the ledger. */
export const paymentReportSchema = v.object({
  /** The top-up's. One that nobody started is kept for the operator. */
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  /** The provider's own reference: what makes a transfer that is reported twice the same one. */
  providerRef: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  /** Đồng. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER / 1000)),
  /** `failed`: no money will come. */
  status: v.picklist(['success', 'failed']),
});

export type PaymentReport = v.InferOutput<typeof paymentReportSchema>;

/** A POST to /webhooks/gateway. */
export interface Webhook {
  headers: Headers;
  /** As it was signed, byte for byte. */
  body: string;
}

/** As much of the shop as a provider sees. */
export interface ProviderShop {
  clock: Clock;
  log: Log;
  /** `VELOC_GATEWAY_SECRET`. */
  secrets: Pick<Secrets, 'gatewayKey'>;
  settings: { sandbox: boolean };
}

export interface PayableTopUp {
  id: string;
  /** Đồng. */
  amount: number;
  /** Of this top-up alone; of a transfer that is played, as the payer wrote it. */
  transferNote: string;
}

/** What the page of a top-up shows beside its amount, its note and how long it is shown. */
export type PaymentInstructions = Pick<GatewayOrder, 'qrContent' | 'accountNumber' | 'accountBank' | 'accountHolder'>;

/**
 * What differs between the services by which players pay in: how a top-up is paid, and who reports it in which form. What
 * a report comes to is the same for all and knows none of them.
 */
export interface PaymentProvider {
  /** Stands beside its references in the database, so it never changes. */
  id: string;
  /** How its webhooks prove who sent them, as `GET /openapi.json` tells. */
  securityScheme: { type: 'apiKey'; in: 'header'; name: string; description: string };
  /** Throws an `HttpError` when the shop cannot be paid now. `db` is the transaction of the top-up while it is made. */
  instructions(db: Kysely<Database>, shop: ProviderShop, topUp: PayableTopUp): Promise<PaymentInstructions>;
  /** Whether nobody else sent this, and not long ago. */
  isAuthentic(shop: ProviderShop, webhook: Webhook): boolean;
  /** Decodes the body of an authentic webhook. Throws a `ValiError`. */
  readReport(db: Kysely<Database>, body: string): PaymentReport | Promise<PaymentReport>;
  /** Sandbox: the webhook that it would send of this transfer. */
  playTransfer(shop: ProviderShop, transfer: PayableTopUp & Pick<PaymentReport, 'providerRef'>): Webhook;
}
