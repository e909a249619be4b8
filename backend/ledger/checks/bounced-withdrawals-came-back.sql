-- A withdrawal that the bank returned is booked back, which needs it to have failed, and the money is in no wallet as a
-- top-up beside that. A report with its reference is of no top-up, of no more than was sent, and was not sent on, unless
-- the operator has said so: else the reference may be a slip for the line beside it.
select bounced.withdrawal_id, bounced.reference, transactions.status, arrivals.id as transfer, arrivals.state
from bounced_withdrawals as bounced
join transactions on transactions.id = bounced.withdrawal_id
left join arrivals on folded_reference(arrivals.provider_ref) = folded_reference(bounced.reference)
where transactions.kind <> 'withdraw' or transactions.status <> 'failed'
  or arrivals.state in ('credited', 'matched')
  or not arrivals.accepted
    and (arrivals.state = 'returned' or arrivals.top_up_id is not null or arrivals.amount > transactions.amount)
