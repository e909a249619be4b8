-- Money that the operator confirmed is reported: nothing else came in its place, nothing that had come for it is gone,
-- and the bank, which has reported other transfers three days after it, has had the time. Of one that was confirmed by a
-- reference, no report of that reference is kept beside it, for its top-up or as another one's money, and nothing was sent
-- back or credited after it without the word that it was another.
select claims.top_up_id, claims.awaited, claims.claimed_at, other.id as arrival_id, other.amount as arrived
from top_up_claims as claims
left join arrivals as other on other.top_up_id = claims.top_up_id and other.state = 'unmatched'
  or other.named = claims.top_up_id::text and (other.state = 'returned' or other.top_up_id <> claims.top_up_id)
where claims.awaited > 0
  and (other.id is not null or claims.claimed_at < (select max(received_at) from arrivals) - interval '3 days')
union all
select typed.top_up_id, typed.amount, typed.received_at, other.id, other.amount
from arrivals as typed
join arrivals as other on other.named = typed.top_up_id::text and other.id <> typed.id
where typed.typed and not other.accepted
  and (folded_reference(other.provider_ref) = folded_reference(typed.provider_ref)
    or other.state = 'returned' and other.received_at > typed.received_at)
union all
select typed.top_up_id, typed.amount, typed.received_at, other.id, other.amount
from arrivals as typed
join arrivals as other on folded_reference(other.provider_ref) = folded_reference(typed.provider_ref)
  and other.provider = typed.provider and other.named <> typed.top_up_id::text
where typed.typed and not other.accepted
union all
select typed.top_up_id, typed.amount, typed.received_at, other.id, other.amount
from arrivals as typed
join arrivals as other on other.top_up_id = typed.top_up_id and other.id <> typed.id
where typed.typed and not other.accepted and other.state in ('credited', 'matched')
  and other.received_at > typed.received_at
