-- Prize money went only to tickets that won and were paid (status 3), or that a corrected result owes more (status 4);
-- while it is judged again by a corrected result, a ticket is open (status 1).
select journals.id as journal_id, journals.ref_id as ticket_id, tickets.status
from journals
left join tickets
  on tickets.id::text = split_part(journals.ref_id, ':', 1) and tickets.user_id = journals.user_id
left join periods on periods.id = tickets.period_id
left join draws on draws.id = periods.draw_id and draws.corrected_at is not null
where journals.kind = 'reward'
  and (tickets.id is null
    or tickets.status <> 3 and not (tickets.status = 4 and draws.id is not null)
      and not (tickets.status = 1 and periods.status = 'drawn' and draws.id is not null))
union all
select payments.journal_id, payments.ticket_id::text, tickets.status
from prize_payments as payments
join tickets on tickets.id = payments.ticket_id
join periods on periods.id = tickets.period_id
left join draws on draws.id = periods.draw_id and draws.corrected_at is not null
where tickets.status <> 3 and not (tickets.status = 4 and draws.id is not null)
  and not (tickets.status = 1 and periods.status = 'drawn' and draws.id is not null)
