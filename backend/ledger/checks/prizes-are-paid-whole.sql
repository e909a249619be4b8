-- A play is paid, or owed, what its draw gives by all that is known of it: of a jackpot its share of the pool, of another
-- tier what is printed. And what a ticket keeps of a wrong result is no more than what it was paid beyond that. Left out
-- are claims that lapsed, and tickets that kept something before what they were judged by was written down.
with settled as (
  select tickets.id as ticket_id, tickets.order_id, periods.paying, draws.feed, draws.details -> 'printed' as printed,
    draws.winners1, draws.winners2, payments.prizes as judged, coalesce(payments.kept, 0) as kept,
    payments.amount - payments.kept as counted
  from tickets
  join periods on periods.id = tickets.period_id and periods.status = 'settled'
  join draws on draws.id = periods.draw_id
  left join prize_payments as payments on payments.ticket_id = tickets.id
  where tickets.status in (3, 4) and (coalesce(payments.kept, 0) = 0 or payments.prizes is not null)
    and (draws.details -> 'printed' is not null or periods.paying is not null or payments.kept > 0)
), told as (
  select distinct on (settled.ticket_id) settled.*, claims.state,
    coalesce(claims.prizes, settled.judged, transactions.meta -> 'prizes') as prizes
  from settled
  left join prize_claims as claims
    on claims.ticket_id = settled.ticket_id and claims.state in ('waiting', 'rejected', 'lapsed')
  left join transactions on transactions.order_id = settled.order_id and transactions.kind = 'reward'
    and transactions.meta ->> 'ticketId' = settled.ticket_id::text
  order by settled.ticket_id, transactions.id desc
), worth as (
  select ticket_id, kept, counted, prize ->> 'tier' as tier, (prize ->> 'lines')::bigint as lines,
    (prize ->> 'value')::bigint as value,
    case prize ->> 'tier'
      when 'jackpot2' then (paying #>> '{pools,jackpot2}')::bigint / nullif(winners2, 0)
      when 'jackpot1' then (paying #>> '{pools,jackpot1}')::bigint / nullif(winners1, 0)
      when 'jackpot' then (paying #>> '{pools,jackpot1}')::bigint / nullif(winners1, 0)
      else (printed -> (prize ->> 'tier') ->> 'value')::bigint
    end as worth
  from told
  cross join lateral jsonb_array_elements(prizes) as prize
  where state is distinct from 'lapsed'
)
select ticket_id, tier, value, worth from worth where coalesce(value, 0) < worth
union all
select ticket_id, 'all', counted, sum(lines * greatest(value, worth))::bigint
from worth
where kept > 0
group by ticket_id, counted
having counted < sum(lines * greatest(value, worth))
