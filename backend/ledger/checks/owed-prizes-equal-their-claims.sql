-- What the shop owes each player for prizes is the sum of the claims that wait or were rejected.
select coalesce(booked.user_id, claimed.user_id) as user_id, booked.total as owed, claimed.total as claims
from (
  select user_id, sum(amount) as total from entries where account = 'sys:prizes-owed' group by user_id
) booked
full join (
  select user_id, sum(amount) as total from prize_claims where state in ('waiting', 'rejected') group by user_id
) claimed on claimed.user_id = booked.user_id
where coalesce(booked.total, 0) <> coalesce(claimed.total, 0)
