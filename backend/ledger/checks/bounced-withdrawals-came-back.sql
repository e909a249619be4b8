-- A withdrawal that the bank returned is booked back, which needs it to have failed, and the money is in no wallet as a
-- top-up beside that.
select bounced.withdrawal_id, bounced.reference, transactions.status, arrivals.id as credited_transfer
from bounced_withdrawals as bounced
join transactions on transactions.id = bounced.withdrawal_id
left join arrivals on folded_reference(arrivals.provider_ref) = folded_reference(bounced.reference)
  and arrivals.state in ('credited', 'matched')
where transactions.kind <> 'withdraw' or transactions.status <> 'failed' or arrivals.id is not null
