-- A paid order took its total from the wallet once; an order that is not paid took nothing.
select orders.id as order_id, orders.status, orders.total, count(journals.id) as journals, sum(entries.amount) as moved
from orders
left join journals
  on journals.user_id = orders.user_id and journals.kind = 'buy' and journals.ref_id = orders.id::text
left join entries on entries.journal_id = journals.id and entries.account = 'wallet'
group by orders.id, orders.status, orders.total, orders.fee, orders.paid_at
having case
  when orders.paid_at is not null then count(journals.id) <> 1 or sum(entries.amount) <> -(orders.total + orders.fee)
  else count(journals.id) <> 0
end
