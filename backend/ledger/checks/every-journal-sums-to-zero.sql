-- Every journal has entries, and they sum to 0.
select journals.id as journal_id, coalesce(sum(entries.amount), 0) as sum, count(entries.leg) as legs
from journals
left join entries on entries.journal_id = journals.id
group by journals.id
having count(entries.leg) < 2 or sum(entries.amount) <> 0
