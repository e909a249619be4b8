-- Once a draw is settled or cancelled, none of its tickets waits any longer.
select tickets.id as ticket_id, tickets.period_id, periods.status
from tickets
join periods on periods.id = tickets.period_id
where tickets.status = 1 and periods.status in ('settled', 'cancelled')
