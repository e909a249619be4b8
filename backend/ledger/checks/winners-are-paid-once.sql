-- A paid winner has one payment of its whole prize, backed by one journal of the same sum.
select tickets.id as ticket_id, tickets.prize, payments.amount as payment, count(journals.id) as journals, sum(entries.amount) as credited
from tickets
left join prize_payments as payments on payments.ticket_id = tickets.id
left join journals
  on journals.user_id = tickets.user_id and journals.kind = 'reward' and journals.ref_id = tickets.id::text
left join entries on entries.journal_id = journals.id and entries.account = 'reward'
where tickets.status = 3
group by tickets.id, payments.amount
having tickets.prize = 0
  or payments.amount is distinct from tickets.prize
  or count(journals.id) <> 1
  or sum(entries.amount) <> tickets.prize
