-- No đồng was made or lost over all journals together.
select sum(amount) as sum
from entries
having sum(amount) <> 0
