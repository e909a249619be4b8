-- Money in, money out, moved prizes and adjustments by hand are transactions that a player reads of, each by the journal
-- that names it; an adjustment is named by its reason.
select journals.id as journal_id, journals.kind, journals.user_id, journals.ref_id
from journals
left join transactions
  on case when transactions.kind in ('manual_credit', 'manual_debit') then transactions.meta ->> 'refId'
    else transactions.id::text end = journals.ref_id
  and transactions.user_id = journals.user_id
  and transactions.kind = case journals.kind when 'withdraw_reversal' then 'withdraw' else journals.kind end
where journals.kind in ('topup', 'withdraw', 'withdraw_reversal', 'reward_transfer', 'manual_credit', 'manual_debit')
  and transactions.id is null
