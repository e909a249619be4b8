-- A balance is the sum of the entries of its account.
select
  coalesce(accounts.user_id, sums.user_id) as user_id,
  coalesce(accounts.kind, sums.account) as account,
  accounts.balance,
  sums.total as entries_total
from accounts
full join (
  select user_id, account, sum(amount) as total
  from entries
  where account in ('wallet', 'reward')
  group by user_id, account
) as sums on sums.user_id = accounts.user_id and sums.account = accounts.kind
where coalesce(accounts.balance, 0) <> coalesce(sums.total, 0)
