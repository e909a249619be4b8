-- A top-up, transfer or adjustment marked as done moved its amount, and one that is not done moved nothing.
select transactions.id as transaction_id, transactions.kind, transactions.status, transactions.amount,
  count(journals.id) as journals, sum(entries.amount) as moved
from transactions
left join journals
  on journals.user_id = transactions.user_id and journals.kind = transactions.kind
  and journals.ref_id = case when transactions.kind in ('manual_credit', 'manual_debit') then transactions.meta ->> 'refId'
    else transactions.id::text end
left join entries on entries.journal_id = journals.id and entries.account = case
  when transactions.kind in ('manual_credit', 'manual_debit') then transactions.meta ->> 'source' else 'wallet' end
where transactions.kind in ('topup', 'reward_transfer', 'manual_credit', 'manual_debit')
group by transactions.id, transactions.kind, transactions.status, transactions.amount
having case
  when transactions.status = 'success' then count(journals.id) <> 1
    or sum(entries.amount) is distinct from case transactions.kind when 'manual_debit' then -transactions.amount else transactions.amount end
  else count(journals.id) <> 0
end
