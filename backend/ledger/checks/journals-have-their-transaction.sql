-- Money in, money out and moved prizes are transactions that a player reads of, each by the journal that names it.
select journals.id as journal_id, journals.kind, journals.user_id, journals.ref_id
from journals
left join transactions
  on transactions.id::text = journals.ref_id and transactions.user_id = journals.user_id
  and transactions.kind = case journals.kind when 'withdraw_reversal' then 'withdraw' else journals.kind end
where journals.kind in ('topup', 'withdraw', 'withdraw_reversal', 'reward_transfer') and transactions.id is null
