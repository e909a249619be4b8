-- A paid winner has one payment of its whole prize; its journals credited that and withheld the tax, one of them unless
-- a corrected result or a later record added to it. What the ticket won waits or was paid, together its whole prize.
select tickets.id as ticket_id, tickets.status, tickets.prize, payments.amount as payment, payments.tax,
  moved.journals, moved.credited, moved.withheld, claims.amount as owed
from tickets
left join prize_payments as payments on payments.ticket_id = tickets.id
left join prize_claims as claims
  on claims.ticket_id = tickets.id and claims.state in ('waiting', 'rejected', 'lapsed')
join periods on periods.id = tickets.period_id
left join draws on draws.id = periods.draw_id
left join (
  select journals.user_id, split_part(journals.ref_id, ':', 1) as ticket_id, count(distinct journals.id) as journals,
    sum(entries.amount) filter (where entries.account = 'reward') as credited,
    coalesce(sum(entries.amount) filter (where entries.account = 'sys:tax'), 0) as withheld
  from journals
  join entries on entries.journal_id = journals.id
  where journals.kind = 'reward'
  group by journals.user_id, split_part(journals.ref_id, ':', 1)
) moved on moved.user_id = tickets.user_id and moved.ticket_id = tickets.id::text
where tickets.status in (3, 4)
  and (tickets.status = 3 and (tickets.prize = 0 or payments.amount is null)
    or coalesce(payments.amount, 0) + coalesce(claims.amount, 0) <> tickets.prize
    or payments.amount is not null and (moved.credited <> payments.amount - payments.tax or moved.withheld <> payments.tax)
    or payments.amount is not null and moved.journals is null
    or moved.journals > 1 and coalesce(draws.corrected_at, draws.repriced_at) is null)
