-- A prize waits (status 4) exactly when it has a claim that is open: neither paid nor withdrawn. While a corrected result
-- judges it again, a ticket is active (status 1) beside its claim. A claim that was approved is paid, whatever waits
-- beside it by a corrected result.
select tickets.id as ticket_id, tickets.status, claims.state, claims.amount
from tickets
left join prize_claims as claims
  on claims.ticket_id = tickets.id and claims.state in ('waiting', 'rejected', 'lapsed')
where case
  when claims.state is null then tickets.status = 4
  else tickets.status not in (1, 4)
end
union all
select claims.ticket_id, tickets.status, claims.state, claims.amount
from prize_claims as claims
join tickets on tickets.id = claims.ticket_id
left join prize_payments as payments on payments.ticket_id = claims.ticket_id
where claims.state = 'approved' and payments.ticket_id is null
