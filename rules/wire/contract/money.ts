import { balanceSchema } from '../account';
import { paymentSchema } from '../money';
import { okSchema } from '../primitives';
import type { SandboxTransferRequest } from '../requests/money';
import { anyone, gateway, player, takes } from './call';

// The player's money, in and out.

export const getBalance = player('GET', '/users/get-user-balance', balanceSchema);
export const postBalance = player('POST', '/users/get-user-balance', balanceSchema);
export const reportTransfer = gateway('POST', '/webhooks/gateway', okSchema);
export const sandboxTransfer = anyone('POST', '/sandbox/bank-transfers', okSchema, takes<SandboxTransferRequest>());
export const payment = player('GET', '/client/payment-history/:id', paymentSchema);
