-- No ticket was accepted at or after the end of sales of its draw (decision G4).
select tickets.id as ticket_id, tickets.period_id, tickets.created_at, periods.closes_at
from tickets
join periods on periods.id = tickets.period_id
where tickets.created_at >= periods.closes_at
