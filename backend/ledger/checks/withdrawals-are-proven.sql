-- Each withdrawal tells what proved its owner, and an account that counted as known was proven by an earlier one; the
-- clocks of two processes may be seconds apart.
select withdrawals.id as transaction_id, withdrawals.amount, withdrawals.meta ->> 'proof' as proof
from transactions as withdrawals
where withdrawals.kind = 'withdraw'
  and (coalesce(withdrawals.meta ->> 'proof', '') not in ('pin', 'signature', 'known', 'unrecorded')
    or withdrawals.meta ->> 'proof' = 'known' and not exists (
      select 1 from transactions as earlier
      where earlier.user_id = withdrawals.user_id and earlier.kind = 'withdraw' and earlier.id <> withdrawals.id
        and earlier.created_at <= withdrawals.created_at + interval '10 seconds'
        and earlier.bank_id = withdrawals.bank_id
        and earlier.meta ->> 'accountNumber' = withdrawals.meta ->> 'accountNumber'
        and earlier.meta ->> 'proof' in ('pin', 'signature', 'unrecorded')))
