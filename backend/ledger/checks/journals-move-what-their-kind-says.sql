-- A journal moves money between the accounts that its kind is about, and in its direction: a sum of zero says neither.
with ways (kind, gives, takes) as (values
  ('topup', '{sys:topup}'::text[], '{wallet}'::text[]),
  ('buy', '{wallet}', '{sys:sales}'),
  ('refund', '{sys:sales}', '{wallet}'),
  ('reward', '{sys:prizes,sys:prizes-owed}', '{reward,sys:tax}'),
  ('reward_transfer', '{reward}', '{wallet}'),
  ('withdraw', '{wallet,reward}', '{sys:withdraw}'),
  ('withdraw_reversal', '{sys:withdraw}', '{wallet,reward}'),
  ('cashback', '{sys:promo}', '{wallet,reward}'),
  ('manual_credit', '{sys:corrections}', '{wallet,reward}'),
  ('manual_debit', '{wallet,reward}', '{sys:corrections}'),
  ('prize_owed', '{sys:prizes}', '{sys:prizes-owed}'),
  ('prize_released', '{sys:prizes-owed}', '{sys:prizes}'),
  ('prize_correction', '{sys:prizes,sys:corrections}', '{sys:prizes,sys:corrections}')
)
select journals.id as journal_id, journals.kind, entries.account, entries.amount
from journals
join entries on entries.journal_id = journals.id
left join ways on ways.kind = journals.kind
where (entries.account = any(case when entries.amount < 0 then ways.gives else ways.takes end)) is not true
