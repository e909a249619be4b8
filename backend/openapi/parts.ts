import { contract, type ContractRow } from '@veloc/rules';

export type Part = keyof ReturnType<typeof contract.callParts>;

interface Told {
  name: string;
  description: string;
}

/** How the document calls the parts of the contract, in the order of a reader who begins. */
export const parts: Readonly<Record<Part, Told>> = {
  public: {
    name: 'Public',
    description: 'Draws, results, banks, and whether the server is ready; nobody is asked for anything.',
  },
  account: { name: 'Account', description: 'Getting in by a code or a PIN, tokens, and the own record.' },
  books: { name: 'Books', description: 'The sealed books of the draws, for everybody, and a receipt for its owner.' },
  settings: { name: 'Settings', description: 'PIN, sessions, spending limits and breaks.' },
  play: { name: 'Play', description: 'Cart, orders, payment, tickets.' },
  regional: { name: 'Regional', description: 'Classic and Loto: stock, orders, tickets and results of a province.' },
  numberSets: { name: 'Number sets', description: 'Numbers that a player keeps under a name.' },
  printing: { name: 'Printing', description: "Tickets that wait for the shop's printer." },
  money: { name: 'Money', description: 'Paying in and out, and what the payment gateway reports.' },
  wallet: { name: 'Wallet', description: 'Balances and the history of what moved them.' },
  content: { name: 'Content', description: 'Texts, guides, notifications.' },
  operator: { name: 'Operator', description: "What runs the shop; behind the operator's key." },
};

export interface NamedCall {
  part: Part;
  /** Its name in the contract, by which the document knows it. */
  operationId: string;
  row: ContractRow;
}

/** `:id` and `:file{.+}` of a row's path are `{id}` and `{file}` in the document. */
export const writtenPath = (path: string) => path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');

/** Every call of the contract by `GET /path` as the document writes it. */
export function namedCalls(): Map<string, NamedCall> {
  const calls = Object.entries(contract.callParts()).flatMap(([part, rows]) =>
    Object.entries(rows).map(([operationId, row]) => ({ part: part as Part, operationId, row })),
  );
  return new Map(calls.map((call) => [`${call.row.method} ${writtenPath(call.row.path)}`, call]));
}
