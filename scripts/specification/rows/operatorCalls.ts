import { by, row, type Part } from '../row';
import { closed, inTable, readInTable } from './contract';

const withdrawals = 'backend/withdrawals/outcome.test.ts';
const contents = 'backend/public/setContents.test.ts';
const topup = 'backend/topup/topup.test.ts';
const stock = 'backend/stock/stock.test.ts';
const status = 'backend/routes/status.test.ts';

export const operatorCalls: Part = {
  title: 'Calls of the operator, the gateway and the sandbox',
  rows: [
    row(
      'POST /webhooks/gateway',
      'The word of the payment gateway, signed',
      inTable,
      by(topup, 'refuses a body other than the signed one', 'credits once under 20 reports at the same time'),
    ),
    row(
      'POST /sandbox/bank-transfers',
      'Plays the bank in the sandbox',
      inTable,
      by(topup, 'is pending until the bank’s signed word, then credited once'),
      by('backend/topup/banks.test.ts', 'nobody plays the bank and no simulated account is shown'),
    ),
    row(
      'POST /sandbox/clock',
      'Moves the sandbox’s clock',
      inTable,
      by(
        'backend/routes/sandboxClock.test.ts',
        'is the operator’s alone',
        'goes forward, and what falls due on the way is done',
      ),
    ),
    row(
      'GET /operator/audit',
      'What operators did',
      readInTable,
      closed,
      by(
        'backend/audit/audit.test.ts',
        'keeps who did what to what, how it was before and is after',
        'an act whose entry cannot be written is not done',
        'the database refuses to change it (%#)',
      ),
      by(
        'tests/contract/success.test.ts',
        'has an entry in the audit trail for each act of the operator, with what it was about',
      ),
    ),
    row(
      'GET /operator/ledger-check',
      'The rules of the ledger',
      readInTable,
      closed,
      by(
        'backend/ledger/invariants.test.ts',
        '%s sees its break',
        'prints how many violations there are, and ends with 1 when there are some',
      ),
      by(
        'backend/ledger/checking/check.test.ts',
        'a settled draw has the ledger checked: as a whole at first, then what was touched since',
        'stops withdrawals, those of players and those that the operator pays out, and nothing else',
        'goes on only when a person’s check passes, which the audit trail keeps',
        'the whole ledger is checked once a night',
      ),
      by(topup, 'reads a sound ledger'),
    ),
    row(
      'POST /operator/topups/{id}/confirm',
      'Confirms a top-up',
      inTable,
      closed,
      by(topup, 'confirms a pending top-up once'),
      by(
        'backend/topup/anyOrder.test.ts',
        'credits what arrived, whatever the order and repetition of confirmations, reports and parts (R13)',
      ),
    ),
    row(
      ['GET /operator/arrivals', 'POST /operator/arrivals/{id}/credit', 'POST /operator/arrivals/{id}/return'],
      'Transfers that are in no wallet',
      inTable,
      closed,
      by(
        'backend/topup/arrivals.test.ts',
        'is kept when nobody started its top-up, and goes where the operator says',
        'that was sent back leaves the player a top-up that failed',
      ),
    ),
    row(
      [
        'GET /operator/withdrawals',
        'POST /operator/withdrawals/{id}/start',
        'POST /operator/withdrawals/{id}/complete',
        'POST /operator/withdrawals/{id}/reject',
      ],
      'Withdrawals that wait',
      inTable,
      closed,
      by(
        withdrawals,
        'is listed as taken up, and is paid out or refused all the same',
        'pays a withdrawal out once, and cannot refuse it then',
        'is told of an id that is none, and needs the key',
      ),
    ),
    row(
      'POST /operator/withdrawals/{id}/bounced',
      'A withdrawal that the bank returned',
      inTable,
      closed,
      by(
        'backend/withdrawals/bounce.test.ts',
        'that came back is booked back to the balance it came from, once by its reference, and its player is told',
        'is seen by the ledger check where it was not booked back',
      ),
    ),
    row(
      'POST /operator/users/{id}/rename',
      'Gives a player another name',
      inTable,
      closed,
      by(
        'backend/routes/users.test.ts',
        'keeps the name after the first deposit, but for its accents, until the operator says otherwise',
      ),
    ),
    row(
      'POST /operator/users/unlock',
      'Lifts what others have used up of a phone: wrong codes and PINs, codes sent, calls of its devices',
      inTable,
      closed,
      by('backend/sessions/unlockPhone.test.ts', 'is lifted by the operator, from strangers and from every device'),
    ),
    row(
      'POST /operator/users/logout',
      'Ends every session of a phone and forgets its devices',
      inTable,
      closed,
      by('backend/sessions/youngerSession.test.ts', 'of anybody is ended by the operator, whose word is logged'),
    ),
    row(
      'POST /operator/users/adjust',
      'Puts money into a wallet by hand, or takes it away, once for each reason',
      inTable,
      closed,
      by(
        'backend/ledger/adjustWallet.test.ts',
        'takes and gives money by hand, and its player reads how much and why',
        'is adjusted once for a reason, however it is typed again, and for another amount by another reason',
        'is never taken below zero: the operator reads what is there, and the reason stays free',
        'takes --force above the limit of prizes that wait, and above 10,000,000 where none does',
      ),
    ),
    row(
      'GET /operator/prizes',
      'The prizes that wait, the oldest first',
      inTable,
      closed,
      by('backend/prizes/claims.test.ts', 'waits, is approved once however often, and arrives'),
    ),
    row(
      'POST /operator/prizes/{id}/approve',
      'Pays a prize that waits, once',
      inTable,
      closed,
      by('backend/prizes/claims.test.ts', 'waits, is approved once however often, and arrives'),
    ),
    row(
      'POST /operator/prizes/{id}/reject',
      'Says why a prize is not paid; its sum stays owed',
      inTable,
      closed,
      by('backend/prizes/claims.test.ts', 'stays owed when it is rejected, until it is approved after all or lapses'),
    ),
    row(
      'POST /operator/draws/{drawId}/pools',
      'Gives a draw the jackpot that no record prints',
      inTable,
      closed,
      by('backend/prizes/claims.test.ts', 'waits for the operator’s figure while the next pool starts at its minimum'),
    ),
    row(
      'POST /operator/results/corrections',
      'Corrects a stored result in public',
      inTable,
      closed,
      by(
        'backend/prizes/correctedPrizes.test.ts',
        'withdraws what waits, pays what wins, and leaves small prizes where they are',
      ),
    ),
    row(
      'POST /operator/draws/{periodId}/void',
      'Calls a draw off',
      inTable,
      closed,
      by(
        'backend/draws/voidPeriod.test.ts',
        'gives each ticket back what that draw cost, once, however often and by however many (R11)',
      ),
    ),
    row(
      'POST /operator/draws/{periodId}/force',
      'Lets a result in whose book cannot be sealed',
      inTable,
      closed,
      by('backend/books/forceResult.test.ts', 'lets its result in by name, which the log tells for ever'),
    ),
    row(
      'GET /operator/tickets/set-aside',
      'Lists tickets that could not be judged',
      inTable,
      closed,
      by('backend/settlement/setAside.test.ts', 'sets %j aside, pays the others, and says so', 'is refunded once'),
    ),
    row(
      'POST /operator/tickets/{id}/retry',
      'Judges a ticket that was set aside again',
      inTable,
      closed,
      by(
        'backend/settlement/setAside.test.ts',
        'is judged again, when it can be read, and then paid once',
        'keeps one that has won a pool for an operator: the pool was fixed without it',
      ),
    ),
    row(
      'POST /operator/tickets/{id}/refund',
      'Gives back the price of a ticket that was set aside',
      inTable,
      closed,
      by('backend/settlement/setAside.test.ts', 'is refunded once'),
    ),
    row(
      'PUT /operator/contents/{kind}',
      'Writes texts',
      inTable,
      closed,
      by(contents, 'writes the terms that everybody reads', 'is the operator’s alone, and knows its kinds'),
    ),
    row(
      'POST /operator/results',
      'Imports results',
      inTable,
      closed,
      by(
        'backend/results/importResults.test.ts',
        'is the operator’s alone',
        'stores each draw once and says what it did',
      ),
    ),
    row(
      'POST /operator/stock',
      'Puts Classic tickets on sale',
      inTable,
      closed,
      by(stock, 'puts numbers on sale once, changes their figure, and names what it refuses'),
    ),
    row(
      ['GET /health', 'GET /ready'],
      'Whether the shop runs',
      readInTable,
      by(status, 'answers health and readiness'),
    ),
    row(
      'GET /openapi.json',
      'All calls as a document',
      by('backend/app.test.ts', 'the OpenAPI document names every route'),
    ),
  ],
};
