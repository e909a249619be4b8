-- Of each number of a Classic draw as many tickets were taken from the stock as were sold, refunded ones too.
select coalesce(stock.period_id, bought.period_id) as period_id, coalesce(stock.numbers, bought.numbers) as numbers,
  coalesce(stock.sold, 0) as taken, coalesce(bought.tickets, 0) as sold
from (
  select period_id, payload ->> 'numbers' as numbers, sum(copies * (payload ->> 'amount')::int) as tickets
  from tickets where game_id = 'classic' group by 1, 2
) bought
full join classic_stock as stock on stock.period_id = bought.period_id and stock.numbers = bought.numbers
where coalesce(stock.sold, 0) <> coalesce(bought.tickets, 0)
