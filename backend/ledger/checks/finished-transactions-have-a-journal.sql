-- A top-up or transfer marked as done moved its amount, and one that is not done moved nothing.
select transactions.id as transaction_id, transactions.kind, transactions.status, transactions.amount,
  count(journals.id) as journals, sum(entries.amount) as moved
from transactions
left join journals
  on journals.user_id = transactions.user_id and journals.kind = transactions.kind and journals.ref_id = transactions.id::text
left join entries on entries.journal_id = journals.id and entries.account = 'wallet'
where transactions.kind in ('topup', 'reward_transfer')
group by transactions.id
having case
  when transactions.status = 'success' then count(journals.id) <> 1 or sum(entries.amount) <> transactions.amount
  else count(journals.id) <> 0
end
