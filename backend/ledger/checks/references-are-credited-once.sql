-- A bank's reference, however it is spelled, is one transfer, so it is in wallets once. Not counted is a report that the
-- operator credited by its id although another has its reference: a bank may use one twice, and only who has seen the
-- statement knows. `topups credit` of one of `contradicting` says so of money that is in a wallet already.
select provider, folded_reference(provider_ref) as reference, sum(amount)::bigint as credited,
  array_agg(top_up_id::text order by received_at, id) as top_ups,
  array_agg(id::text order by received_at, id) filter (where contradicts) as contradicting
from arrivals
where state in ('credited', 'matched') and not accepted
group by provider, folded_reference(provider_ref)
having count(*) > 1
