-- A withdrawal took its amount from one balance when it was asked for; a refused one gave it back, any other did not.
select transactions.id as transaction_id, transactions.status, transactions.amount,
  coalesce(held.moved, 0) as held, coalesce(returned.moved, 0) as returned
from transactions
left join lateral (
  select sum(entries.amount) as moved
  from journals join entries on entries.journal_id = journals.id and entries.account in ('wallet', 'reward')
  where journals.user_id = transactions.user_id and journals.kind = 'withdraw' and journals.ref_id = transactions.id::text
) held on true
left join lateral (
  select sum(entries.amount) as moved
  from journals join entries on entries.journal_id = journals.id and entries.account in ('wallet', 'reward')
  where journals.user_id = transactions.user_id and journals.kind = 'withdraw_reversal'
    and journals.ref_id = transactions.id::text
) returned on true
where transactions.kind = 'withdraw'
  and (coalesce(held.moved, 0) <> -transactions.amount
    or coalesce(returned.moved, 0) <> case when transactions.status in ('failed', 'cancelled') then transactions.amount else 0 end)
