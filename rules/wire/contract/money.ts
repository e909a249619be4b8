import type { SandboxTransferRequest } from '../requests/money';
import { anyone, gateway, player, takes } from './call';

// The player's money, in and out.

export const getBalance = player('GET', '/users/get-user-balance');
export const postBalance = player('POST', '/users/get-user-balance');
export const reportTransfer = gateway('POST', '/webhooks/gateway');
export const sandboxTransfer = anyone('POST', '/sandbox/bank-transfers', takes<SandboxTransferRequest>());
export const payment = player('GET', '/client/payment-history/:id');
