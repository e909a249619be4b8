import type { Migration } from 'kysely';
import * as first from './001_first';
import * as draws from './010_draws';
import * as money from './020_money';
import * as stock from './030_stock';
import * as saferPlay from './040_safer_play';
import * as wallet from './050_wallet';
import * as notifications from './060_notifications';
import * as triesOfNobody from './070_tries_of_nobody';
import * as knownDevices from './081_known_devices';
import * as arrivals from './082_arrivals';
import * as settlement from './083_settlement';
import * as prizeClaims from './085_prize_claims';
import * as corrections from './086_corrections';
import * as search from './087_search';
import * as shopKeys from './088_shop_keys';
import * as removedLines from './089_removed_lines';
import * as oneReference from './091_one_reference';
import * as claimsAfterApproval from './092_claims_after_approval';
import * as tokensOfASession from './093_tokens_of_a_session';
import * as referenceLetters from './094_reference_letters';
import * as notificationFacts from './095_notification_facts';
import * as pinTriesOfSessions from './096_pin_tries_of_sessions';
import * as feeds from './097_feeds';
import * as cutOff from './098_cut_off';
import * as answersOfSessions from './099_answers_of_sessions';
import * as provedDevices from './100_proved_devices';
import * as stepUpSums from './101_step_up_sums';
import * as stockOfOneDraw from './102_stock_of_one_draw';
import * as repricedDraws from './103_repriced_draws';
import * as judgedPrizes from './104_judged_prizes';
import * as moneySettings from './105_money_settings';
import * as referencesOfAnyProvider from './106_references_of_any_provider';
import * as bouncedWithdrawals from './107_bounced_withdrawals';
import * as namedSettings from './108_named_settings';
import * as versionedFingerprints from './110_versioned_fingerprints';
import * as unlockLinks from './111_unlock_links';
import * as provedNames from './112_proved_names';
import * as manualAdjustments from './113_manual_adjustments';
import * as ticketsByDraw from './114_tickets_by_draw';
import * as newestResults from './115_newest_results';
import * as numberSets from './116_number_sets';
import * as nearLimits from './117_near_limits';
import * as drawsOfADay from './120_draws_of_a_day';
import * as ledgerCheck from './121_ledger_check';
import * as auditTrail from './123_audit_trail';
import * as sealedBooks from './124_sealed_books';
import * as forcedResults from './125_forced_results';
import * as oneWordForPicking from './126_one_word_for_picking';
import * as push from './127_push';
import * as keysInTheLog from './128_keys_in_the_log';
import * as timestamps from './129_timestamps';

/** Every migration by name; they run in the order of their names. A released migration is never edited: add the next one. */
export const migrations: Record<string, Migration> = {
  '001_first': first,
  '010_draws': draws,
  '020_money': money,
  '030_stock': stock,
  '040_safer_play': saferPlay,
  '050_wallet': wallet,
  '060_notifications': notifications,
  '070_tries_of_nobody': triesOfNobody,
  '081_known_devices': knownDevices,
  '082_arrivals': arrivals,
  '083_settlement': settlement,
  '085_prize_claims': prizeClaims,
  '086_corrections': corrections,
  '087_search': search,
  '088_shop_keys': shopKeys,
  '089_removed_lines': removedLines,
  '091_one_reference': oneReference,
  '092_claims_after_approval': claimsAfterApproval,
  '093_tokens_of_a_session': tokensOfASession,
  '094_reference_letters': referenceLetters,
  '095_notification_facts': notificationFacts,
  '096_pin_tries_of_sessions': pinTriesOfSessions,
  '097_feeds': feeds,
  '098_cut_off': cutOff,
  '099_answers_of_sessions': answersOfSessions,
  '100_proved_devices': provedDevices,
  '101_step_up_sums': stepUpSums,
  '102_stock_of_one_draw': stockOfOneDraw,
  '103_repriced_draws': repricedDraws,
  '104_judged_prizes': judgedPrizes,
  '105_money_settings': moneySettings,
  '106_references_of_any_provider': referencesOfAnyProvider,
  '107_bounced_withdrawals': bouncedWithdrawals,
  '108_named_settings': namedSettings,
  '110_versioned_fingerprints': versionedFingerprints,
  '111_unlock_links': unlockLinks,
  '112_proved_names': provedNames,
  '113_manual_adjustments': manualAdjustments,
  '114_tickets_by_draw': ticketsByDraw,
  '115_newest_results': newestResults,
  '116_number_sets': numberSets,
  '117_near_limits': nearLimits,
  '120_draws_of_a_day': drawsOfADay,
  '121_ledger_check': ledgerCheck,
  '123_audit_trail': auditTrail,
  '124_sealed_books': sealedBooks,
  '125_forced_results': forcedResults,
  '126_one_word_for_picking': oneWordForPicking,
  '127_push': push,
  '128_keys_in_the_log': keysInTheLog,
  '129_timestamps': timestamps,
};
