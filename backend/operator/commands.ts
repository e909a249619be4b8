import type { Command } from './command';
import { auditList } from './commands/auditList';
import { contentSet } from './commands/contentSet';
import { drawsForce } from './commands/drawsForce';
import { drawsVoid } from './commands/drawsVoid';
import { ledgerCheck } from './commands/ledgerCheck';
import { prizesApprove, prizesList, prizesReject } from './commands/prizes';
import { resultsCorrect, resultsPool } from './commands/resultsCorrect';
import { resultsImport } from './commands/resultsImport';
import { stockImport } from './commands/stockImport';
import { ticketsRefund, ticketsRetry, ticketsSetAside } from './commands/tickets';
import { topupsConfirm, topupsCredit, topupsList, topupsMatch, topupsReturn } from './commands/topups';
import { usersAdjust, usersLogout, usersRename, usersUnlock } from './commands/users';
import {
  withdrawalsBounced,
  withdrawalsComplete,
  withdrawalsList,
  withdrawalsReject,
  withdrawalsStart,
} from './commands/withdrawals';

/** Everything `npm run operator -- …` can do: adding a command is adding its file and its line here. */
export const commands: readonly Command[] = [
  resultsImport,
  resultsCorrect,
  resultsPool,
  prizesList,
  prizesApprove,
  prizesReject,
  drawsVoid,
  drawsForce,
  ticketsSetAside,
  ticketsRetry,
  ticketsRefund,
  ledgerCheck,
  auditList,
  topupsConfirm,
  topupsList,
  topupsCredit,
  topupsMatch,
  topupsReturn,
  withdrawalsList,
  withdrawalsStart,
  withdrawalsComplete,
  withdrawalsReject,
  withdrawalsBounced,
  usersRename,
  usersUnlock,
  usersLogout,
  usersAdjust,
  stockImport,
  contentSet,
];
