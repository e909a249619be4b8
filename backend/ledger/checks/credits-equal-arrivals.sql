-- What top-ups credited is what arrived for them, or what the operator confirmed and the bank has yet to report.
with credits as (
  select coalesce(meta ->> 'topUp', id::text) as top_up_id, sum(amount) as credited
  from transactions where kind = 'topup' and status = 'success' group by 1
), arrived as (
  select top_up_id::text, sum(amount) as arrived from arrivals where state in ('credited', 'matched') group by 1
)
select coalesce(credits.top_up_id, arrived.top_up_id) as top_up_id, coalesce(credits.credited, 0) as credited,
  coalesce(arrived.arrived, 0) as arrived, coalesce(claims.awaited, 0) as awaited
from credits
full join arrived on arrived.top_up_id = credits.top_up_id
left join top_up_claims as claims on claims.top_up_id::text = coalesce(credits.top_up_id, arrived.top_up_id)
where coalesce(credits.credited, 0) <> coalesce(arrived.arrived, 0) + coalesce(claims.awaited, 0)
