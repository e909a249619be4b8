-- Every purchase journal belongs to a paid order of the same player.
select journals.id as journal_id, journals.ref_id as order_id
from journals
left join orders
  on orders.id::text = journals.ref_id and orders.user_id = journals.user_id and orders.paid_at is not null
where journals.kind = 'buy' and orders.id is null
