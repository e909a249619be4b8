-- Once a draw is settled or cancelled, none of its tickets waits any longer, but for those set aside for an operator and
-- those that a job is about to give back, unless it has failed often.
select tickets.id as ticket_id, tickets.period_id, periods.status
from tickets
join periods on periods.id = tickets.period_id
where tickets.status = 1
  and (
    periods.status = 'settled' and tickets.set_aside_at is null
    or periods.status = 'cancelled'
      and not exists (select from jobs where jobs.key = 'refund ' || periods.id and jobs.attempts < 8))
