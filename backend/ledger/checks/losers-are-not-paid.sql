-- Prize money went only to tickets that won and were paid (status 3), or that a corrected result or a later record owes more
-- (status 4); while it is judged again by that, or set aside by it, a ticket is open (status 1). One that was set aside and
-- refunded (status 5) keeps what it was paid as the shop's loss.
with kinds as (
  select tickets.id, tickets.user_id,
    tickets.status = 3
      or coalesce(draws.corrected_at, draws.repriced_at) is not null
        and (tickets.status = 4
          or tickets.status = 1 and (periods.status = 'drawn' or tickets.set_aside_at is not null)
          or tickets.status = 5 and tickets.set_aside_at is not null and payments.kept = payments.amount) as may_be_paid,
    tickets.status
  from tickets
  join periods on periods.id = tickets.period_id
  left join draws on draws.id = periods.draw_id
  left join prize_payments as payments on payments.ticket_id = tickets.id
)
select journals.id as journal_id, journals.ref_id as ticket_id, kinds.status
from journals
left join kinds on kinds.id::text = split_part(journals.ref_id, ':', 1) and kinds.user_id = journals.user_id
where journals.kind = 'reward' and kinds.may_be_paid is distinct from true
union all
select payments.journal_id, payments.ticket_id::text, kinds.status
from prize_payments as payments
join kinds on kinds.id = payments.ticket_id
where kinds.may_be_paid is distinct from true
