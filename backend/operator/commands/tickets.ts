import { TICKET_STATUS, contract } from '@veloc/rules';
import { OperatorError } from '../call';
import { listed, type Command } from '../command';
/** `tickets set-aside`: tickets that nobody could judge, the longest waiting first. */
export const ticketsSetAside: Command = {
  words: 'tickets set-aside',
  usage: '',
  summary: 'list tickets that could not be judged and wait for a refund or a retry',
  most: 0,
  async run({ call, print }) {
    const rows = await call(contract.setAsideTickets);
    for (const { id, setAsideAt, periodId, price, attempts, reason } of rows) {
      print(`${id}  ${setAsideAt}  ${periodId}  ${price} VND  attempts ${attempts}  ${reason}`);
    }
    print(`set aside: ${listed(rows)}`);
    return 0;
  },
};

/** `tickets retry ID…`: a later release may read what this one could not. */
export const ticketsRetry = takingUp('retry', 'judge tickets that were set aside again, and pay what they won');

/** `tickets refund ID…`: the price goes back to the player. */
export const ticketsRefund = takingUp('refund', 'give back the price of tickets that were set aside, once');

const ways = { retry: contract.retryTicket, refund: contract.refundTicket };

function takingUp(word: keyof typeof ways, summary: string): Command {
  return {
    words: `tickets ${word}`,
    usage: 'ID…',
    summary,
    async run({ call, args, print }) {
      if (args.length === 0) throw new OperatorError(`Say which tickets: tickets ${word} ID…`);
      for (const id of args) {
        const { status, prize, reason } = await call(ways[word], { params: { id } });
        print(`${id}: ${outcome(status, prize, reason)}`);
      }
      return 0;
    },
  };
}

function outcome(status: number, prize: number, reason: string | null): string {
  if (reason !== null) return `still set aside, ${reason}`;
  if (status === TICKET_STATUS.refunded) return 'refunded';
  if (status === TICKET_STATUS.active) return 'waits for its draw';
  return prize > 0 ? `won ${prize} VND` : 'not won';
}
