-- A prize that a player reads of belongs to a ticket that won just that and was paid (status 3), less what was withheld;
-- a ticket that lost, waits for its draw or was refunded has no prize, and one that waits for a payout has no sum only
-- while its jackpot has no figure. A corrected result, or a later record, judges a paid ticket again (status 1), owes it
-- more (4), or cannot judge it, so that it is refunded (5).
select min(transactions.id::text) as id, sum(transactions.amount) as amount, tickets.id as ticket_id, tickets.status,
  tickets.prize
from transactions
left join tickets
  on tickets.id = (transactions.meta ->> 'ticketId')::uuid and tickets.user_id = transactions.user_id
left join prize_payments as payments on payments.ticket_id = tickets.id
left join periods on periods.id = tickets.period_id
left join draws on draws.id = periods.draw_id
where transactions.kind = 'reward'
group by tickets.id, tickets.status, tickets.prize, payments.ticket_id, draws.id
having sum(transactions.amount) is distinct from payments.amount - payments.tax
  or tickets.status is distinct from 3 and not (coalesce(draws.corrected_at, draws.repriced_at) is not null and tickets.status in (1, 4, 5))
union all
select null, null, id, status, prize from tickets where status not in (3, 4) and prize <> 0
union all
select null, null, tickets.id, status, prize
from tickets
left join prize_claims on prize_claims.ticket_id = tickets.id and prize_claims.awaits_figure
where status = 4 and prize = 0 and prize_claims.id is null
