-- A paid order has one payment of its total in its player's list; an order that is not paid has none.
select orders.id as order_id, orders.status, orders.total, count(payments.id) as payments, sum(payments.amount) as paid
from orders
left join transactions as payments
  on payments.order_id = orders.id and payments.kind = 'buy' and payments.status = 'success'
group by orders.id, orders.user_id, orders.status, orders.total, orders.fee, orders.paid_at
having case
  when orders.paid_at is not null
    then count(payments.id) <> 1 or sum(payments.amount) <> orders.total + orders.fee
      or min(payments.user_id::text) <> orders.user_id::text
  else count(payments.id) <> 0
end
