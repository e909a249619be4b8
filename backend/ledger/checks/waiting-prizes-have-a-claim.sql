-- A prize waits (status 4) exactly when it has a claim that is neither paid nor withdrawn; one that was approved is paid.
-- While a corrected result judges it again, a ticket is open (status 1) beside its claim.
select tickets.id as ticket_id, tickets.status, claims.state, claims.amount
from tickets
left join prize_claims as claims on claims.ticket_id = tickets.id and claims.state <> 'withdrawn'
left join prize_payments as payments on payments.ticket_id = tickets.id
where case
  when tickets.status = 4 then claims.state is null or claims.state = 'approved'
  when claims.state = 'approved' then payments.ticket_id is null
  when claims.state is not null then tickets.status <> 1
  else false
end
