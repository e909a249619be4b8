-- Money that the operator confirmed is reported: nothing else came in its place, nothing that had come for it was gone
-- when it was confirmed, and the bank, which has reported other transfers three days after it, has had the time.
select claims.top_up_id, claims.awaited, claims.claimed_at, other.id as arrival_id, other.amount as arrived
from top_up_claims as claims
left join arrivals as other on other.top_up_id = claims.top_up_id and other.state = 'unmatched'
  or other.named = claims.top_up_id::text and other.received_at <= claims.claimed_at
    and (other.state = 'returned' or other.top_up_id <> claims.top_up_id)
where claims.awaited > 0
  and (other.id is not null or claims.claimed_at < (select max(received_at) from arrivals) - interval '3 days')
