import type { PaymentProvider } from '../paymentProvider';
import { vietQr } from './vietQr/vietQr';

/** What `VELOC_PAYMENT_PROVIDER` may name. */
export const paymentProviders = { vietQr } satisfies Record<string, PaymentProvider>;

export type PaymentProviderName = keyof typeof paymentProviders;
export const paymentProviderNames = Object.keys(paymentProviders) as PaymentProviderName[];
