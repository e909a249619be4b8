-- Prize money went only to tickets that won and were paid (status 3), not to those that wait for it (4).
select journals.id as journal_id, journals.ref_id as ticket_id, tickets.status
from journals
left join tickets on tickets.id::text = journals.ref_id and tickets.user_id = journals.user_id
where journals.kind = 'reward' and tickets.status is distinct from 3
union all
select payments.journal_id, payments.ticket_id::text, tickets.status
from prize_payments as payments
join tickets on tickets.id = payments.ticket_id
where tickets.status <> 3
