-- What players keep of prizes that a corrected result does not give is booked as the shop's loss.
select coalesce(booked.user_id, kept.user_id) as user_id, booked.total as loss, kept.total as kept
from (
  select journals.user_id, -sum(entries.amount) as total
  from journals
  join entries on entries.journal_id = journals.id and entries.account = 'sys:corrections'
  where journals.kind = 'prize_correction'
  group by journals.user_id
) booked
full join (
  select user_id, sum(kept) as total from prize_payments group by user_id
) kept on kept.user_id = booked.user_id
where coalesce(booked.total, 0) <> coalesce(kept.total, 0)
