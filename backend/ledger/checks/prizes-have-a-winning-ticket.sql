-- A prize that a player reads of belongs to a ticket that won just that and was paid (status 3), and to its one journal;
-- a ticket that lost, waits for its draw or was refunded has no prize.
select transactions.id::text as id, transactions.amount, tickets.id as ticket_id, tickets.status, tickets.prize
from transactions
left join tickets
  on tickets.id::text = transactions.meta ->> 'ticketId' and tickets.user_id = transactions.user_id
left join prize_payments as payments on payments.ticket_id = tickets.id
where transactions.kind = 'reward'
  and (tickets.status is distinct from 3 or payments.amount is distinct from transactions.amount)
union all
select null, null, id, status, prize from tickets where status not in (3, 4) and prize <> 0
union all
select null, null, id, status, prize from tickets where status = 4 and prize = 0
