import { describe, expect, it } from 'vitest';
import { choiceCount, choiceOf, everything, filterOf, queryOf, spanProblem } from './filter';

const NOW = Date.parse('2026-11-21T18:00:00.000Z');
const read = (query: string) => choiceOf(new URLSearchParams(query));

describe('what a history is narrowed to', () => {
  it('is kept in the address and read back', () => {
    const choice = { search: 'mega', span: 'own', from: '2026-11-01', to: '2026-11-20', kind: 'buy' } as const;
    expect(choiceOf(new URLSearchParams(queryOf(choice)))).toEqual(choice);
    expect(queryOf(everything)).toEqual({});
    expect([choiceCount(choice), choiceCount(everything)]).toEqual([3, 0]);
  });

  it('does not count what an address says wrongly', () => {
    expect(read('span=year&kind=gold&from=yesterday&q=%20%20')).toEqual(everything);
  });

  it('counts days in Vietnam, today among them', () => {
    expect(filterOf(read('span=today'), NOW)).toEqual({ search: '', from: '2026-11-22', to: '' });
    expect(filterOf(read('span=7'), NOW)).toEqual({ search: '', from: '2026-11-16', to: '' });
    expect(filterOf(read('span=own&to=2026-11-20&kind=refund'), NOW)).toEqual({
      search: '',
      from: '',
      to: '2026-11-20',
      kinds: ['refund', 'cashback'],
    });
    expect(filterOf(read('kind=adjust'), NOW).kinds).toEqual(['manual_credit', 'manual_debit']);
  });

  it('refuses days in the wrong order', () => {
    expect(spanProblem(read('span=own&from=2026-11-20&to=2026-11-19'))).not.toBeNull();
    expect(spanProblem(read('span=own&from=2026-11-20&to=2026-11-20'))).toBeNull();
  });
});
