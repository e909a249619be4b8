-- No play is paid more of a pool than its share of the pool its draw was played for, and no two draws are played for the
-- same pool above its start once one has won it, unless a record between them prints another one. A pool that no record
-- told pays what the operator approved (decision A28); of what was approved without a word that it is right, no play has
-- more than the estimate allows: twice what earlier draws have left for a play that wins alone, 1.2 times the share of it
-- for one among several (prizes/decide.ts). What a ticket was paid that is set aside now is no share of the pool
-- as it stands, but one of the winners, unless other numbers are right since then.
with last as (
  -- What a corrected result adds names the whole prize again; what it does not give any more is the shop's loss.
  select distinct on (tickets.id) tickets.period_id, transactions.meta -> 'prizes' as prizes, transactions.created_at,
    periods.draw_id, tickets.status = 1 and tickets.set_aside_at is not null as is_set_aside,
    transactions.meta ? 'isConfirmed' as is_confirmed
  from transactions
  join tickets on tickets.id = (transactions.meta ->> 'ticketId')::uuid
  join periods on periods.id = tickets.period_id
  left join prize_payments on prize_payments.ticket_id = tickets.id
  where transactions.kind = 'reward' and coalesce(prize_payments.kept, 0) = 0
  order by tickets.id, transactions.id desc
), won as (
  select period_id, part.won_prize ->> 'tier' as tier,
    sum((part.won_prize ->> 'lines')::numeric) as winners,
    coalesce(sum((part.won_prize ->> 'lines')::numeric) filter (where not is_set_aside), 0) as lines,
    coalesce(sum((part.won_prize ->> 'lines')::numeric * (part.won_prize ->> 'value')::numeric)
      filter (where not is_set_aside), 0) as paid,
    coalesce(sum((part.won_prize ->> 'lines')::numeric) filter (where not is_set_aside and not is_confirmed), 0)
      as unconfirmed_lines,
    coalesce(sum((part.won_prize ->> 'lines')::numeric * (part.won_prize ->> 'value')::numeric)
      filter (where not is_set_aside and not is_confirmed), 0) as unconfirmed
  from last
  cross join lateral jsonb_array_elements(prizes) as part(won_prize)
  where part.won_prize ->> 'tier' in ('jackpot', 'jackpot1', 'jackpot2')
    and not (is_set_aside and exists (
      select 1 from draw_corrections as corrected
      where corrected.draw_id = last.draw_id and corrected.created_at >= last.created_at
        and corrected.before - 'drawNo' <> corrected.after - 'drawNo'))
  group by 1, 2
), pools as (
  select periods.id as period_id, periods.game_id, draws.feed, draws.dial_at, draws.details ? 'printed' as printed, place,
    periods.paying #>> array['pools', 'jackpot' || place] is not null as told,
    case place when 1 then draws.winners1 else draws.winners2 end as winners,
    coalesce(
      (periods.paying #>> array['pools', 'jackpot' || place])::bigint,
      (
        select sum(tickets.prize)
        from tickets
        where tickets.period_id = periods.id
          and exists (select 1 from prize_claims where ticket_id = tickets.id and state = 'approved')
      ),
      0) as pool,
    coalesce((periods.paying #>> array['before', 'jackpot' || place])::bigint, 0) as before
  from periods
  join draws on draws.id = periods.draw_id
  cross join generate_series(1, 2) as place
  where periods.paying is not null
    and exists (select 1 from games where games.id = periods.game_id and games.schedule -> 'jackpotStarts' ->> 0 is not null)
)
select pools.period_id, won.tier, won.paid, pools.pool
from won
join pools on pools.period_id = won.period_id and pools.place = case won.tier when 'jackpot2' then 2 else 1 end
left join lateral (
  select greatest(
    (games.schedule -> 'jackpotStarts' ->> (pools.place - 1))::bigint,
    (
      select case when exists (
          select 1 from draws as since
          where since.feed = pools.feed and since.dial_at >= named.dial_at and since.dial_at < pools.dial_at
            and case pools.place when 1 then since.winners1 else since.winners2 end > 0
        ) then null else case pools.place when 1 then named.jackpot1 else named.jackpot2 end end
      from draws as named
      where named.feed = pools.feed and named.dial_at < pools.dial_at
        and case pools.place when 1 then named.jackpot1 else named.jackpot2 end is not null
        and (named.details ? 'printed' or named.winners1 > 0 or named.winners2 > 0)
      order by named.dial_at desc limit 1
    )) as pool, greatest(pools.winners, won.winners, 1) as winners
  from games
  where games.id = pools.game_id
) as estimate on not pools.told
where won.paid > pools.pool
  or pools.told and (won.paid * pools.winners > pools.pool * won.lines or won.winners > pools.winners)
  or won.unconfirmed * estimate.winners
    > estimate.pool * won.unconfirmed_lines * case when estimate.winners > 1 then 1.2 else 2 end
union all
select pools.period_id, 'jackpot' || pools.place, pools.before, (games.schedule -> 'jackpotStarts' ->> (pools.place - 1))::bigint
from pools
join games on games.id = pools.game_id
where not pools.printed
  and pools.before > (games.schedule -> 'jackpotStarts' ->> (pools.place - 1))::bigint
  and exists (
    select 1 from draws as winner
    where winner.feed = pools.feed and winner.dial_at < pools.dial_at
      and case pools.place when 1 then winner.winners1 else winner.winners2 end > 0
      and (winner.details ? 'printed'
        or case pools.place when 1 then winner.jackpot1 else winner.jackpot2 end
          > (games.schedule -> 'jackpotStarts' ->> (pools.place - 1))::bigint)
      and not exists (
        select 1 from draws as named
        where named.feed = pools.feed and named.dial_at > winner.dial_at and named.dial_at < pools.dial_at
          and named.details ? 'printed'
      )
  )
