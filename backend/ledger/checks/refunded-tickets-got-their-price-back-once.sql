-- A refunded ticket (status 5) gave back what it cost, once, and nothing else was refunded.
select tickets.id::text as ticket_id, tickets.status, tickets.price, count(journals.id) as journals, sum(entries.amount) as refunded
from tickets
left join journals
  on journals.user_id = tickets.user_id and journals.kind = 'refund' and journals.ref_id = tickets.id::text
left join entries on entries.journal_id = journals.id and entries.account = 'wallet'
group by tickets.id, tickets.status, tickets.price
having case
  when tickets.status = 5 then count(journals.id) <> 1 or sum(entries.amount) <> tickets.price
  else count(journals.id) <> 0
end
union all
select journals.ref_id, null, null, 1, null
from journals
left join tickets on tickets.id::text = journals.ref_id and tickets.user_id = journals.user_id
where journals.kind = 'refund' and tickets.id is null
