-- What the shop owes each player for prizes is the sum of the claims that wait or were rejected, and each of those is what
-- its prizes are worth as far as they have a figure, less what was paid on an earlier result.
select coalesce(booked.user_id, claimed.user_id) as user_id, booked.total as owed, claimed.total as claims
from (
  select user_id, sum(amount) as total from entries where account = 'sys:prizes-owed' group by user_id
) booked
full join (
  select user_id, sum(amount) as total from prize_claims where state in ('waiting', 'rejected') group by user_id
) claimed on claimed.user_id = booked.user_id
where coalesce(booked.total, 0) <> coalesce(claimed.total, 0)
union all
select claims.user_id, claims.amount, worth.total - coalesce(payments.amount - payments.kept, 0)
from prize_claims as claims
left join prize_payments as payments on payments.ticket_id = claims.ticket_id
cross join lateral (
  select coalesce(sum((prize ->> 'lines')::numeric * coalesce((prize ->> 'value')::numeric, 0)), 0) as total
  from jsonb_array_elements(claims.prizes) as prize
) worth
where claims.state in ('waiting', 'rejected')
  and claims.amount <> worth.total - coalesce(payments.amount - payments.kept, 0)
