import { Suspense, useState } from 'react';
import { texts } from '@veloc/rules';
import { Button, EmptyState, HeaderAction, PageHeader, Tabs } from '@veloc/ui';
import { useSearchParams } from 'wouter';
import { usePopups, useSession } from '../../state/contexts';
import { useTicketCounts } from '../../data/tickets';
import { ALL_GAMES, historyTabOf, historyTabs, tabMark, wonMark } from '../../features/ticket/ticketIds';
import { PurchaseList, PurchaseSkeleton } from '../../features/ticket/parts/PurchaseList';
import { allFilters, filters, type HistoryFilter } from '../../features/ticket/ticketTabs';
import * as styles from '../../features/ticket/Ticket.css';
import { useOnline } from '../../shared/pageLifecycle';
import { AllTickets, keptTickets } from './parts/AllTickets';
import { OutcomeSheet } from './parts/OutcomeSheet';

/** What players look for most stands among the games, one press away. */
const outcomeTabs = allFilters.filter(({ value }) => value === 'waiting' || value === 'won');

/**
 * What the player has bought: of all games by draw time, by outcome, or by game. Changing it clears the list (spec
 * section 4). Rarer outcomes, and those of one game, come behind one control.
 */
export default function TicketsScreen() {
  const [search, setSearch] = useSearchParams();
  const [filter, setFilter] = useState<HistoryFilter>('all');
  const [isFiltering, setFiltering] = useState(false);
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  const counts = useTicketCounts();
  const isOnline = useOnline();
  const won = counts.reduce((sum, count) => sum + count.won, 0);
  const game = historyTabOf(search.get('game'));
  const outcome = outcomeTabs.find(({ value }) => game === ALL_GAMES && value === filter)?.value;
  const options = game === ALL_GAMES ? allFilters : filters;
  const chosen = outcome ? undefined : options.find(({ value }) => value !== 'all' && value === filter);
  const show = (value: string) => {
    setFilter(outcomeTabs.find((tab) => tab.value === value)?.value ?? 'all');
    const next = historyTabOf(value);
    setSearch(next === ALL_GAMES ? {} : { game: next }, { replace: true });
  };
  return (
    <>
      <PageHeader title="Vé của tôi">
        {isLoggedIn ? (
          <HeaderAction aria-haspopup="dialog" onClick={() => setFiltering(true)}>
            {chosen ? `Lọc: ${chosen.label}` : 'Lọc'}
          </HeaderAction>
        ) : null}
      </PageHeader>
      <main>
        <Tabs
          label="Vé"
          items={[
            { value: ALL_GAMES, label: 'Tất cả' },
            ...outcomeTabs.map((item) => ({
              ...item,
              mark: item.value === 'won' ? wonMark(won) : undefined,
            })),
            ...historyTabs.map((item) => ({
              ...item,
              mark: tabMark(counts.find(({ gameId }) => gameId === item.value)),
            })),
          ]}
          value={outcome ?? game}
          onChange={({ value }) => show(value)}
        >
          <div className={styles.purchasesPage}>
            {isLoggedIn ? (
              game === ALL_GAMES ? (
                <AllTickets key={filter} filter={filter} counts={counts} onFilter={setFilter} />
              ) : isOnline ? (
                <PurchaseList key={game} game={game} filter={filter} />
              ) : (
                <Suspense fallback={<PurchaseSkeleton />}>
                  <keptTickets.Screen
                    key={game}
                    game={game}
                    filter={filter}
                    otherwise={<PurchaseList key={game} game={game} filter={filter} />}
                  />
                </Suspense>
              )
            ) : (
              <EmptyState title="Đăng nhập để xem vé" action={<Button onClick={openLogin}>{texts.login}</Button>}>
                Vé đã mua được giữ an toàn trong tài khoản của bạn.
              </EmptyState>
            )}
          </div>
        </Tabs>
      </main>
      <OutcomeSheet
        open={isFiltering}
        options={options}
        value={filter}
        onClose={() => setFiltering(false)}
        onChoose={(value) => {
          setFilter(value);
          setFiltering(false);
        }}
      />
    </>
  );
}
