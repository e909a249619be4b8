-- The total of a paid order is the sum of its tickets; an order that is not paid has none.
select orders.id as order_id, orders.total, coalesce(sum(tickets.price), 0) as tickets_total
from orders
left join tickets on tickets.order_id = orders.id and tickets.user_id = orders.user_id
group by orders.id, orders.total, orders.paid_at
having coalesce(sum(tickets.price), 0) <> case when orders.paid_at is null then 0 else orders.total end
