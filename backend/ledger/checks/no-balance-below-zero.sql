-- Nobody owes the shop; neither now nor after any entry.
select user_id, kind as account, balance from accounts where balance < 0
union all
select user_id, account, balance_after from entries where balance_after < 0
