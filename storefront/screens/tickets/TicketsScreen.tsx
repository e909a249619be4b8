import { useState } from 'react';
import { texts } from '@veloc/rules';
import { Button, ChipGroup, EmptyState, PageHeader, Tabs } from '@veloc/ui';
import { useSearchParams } from 'wouter';
import { usePopups, useSession } from '../../state/contexts';
import { useTicketCounts } from '../../data/tickets';
import { ALL_GAMES, historyTabOf, historyTabs, tabMark } from '../../features/ticket/ticketIds';
import { PurchaseList } from '../../features/ticket/parts/PurchaseList';
import { allFilters, filters, type HistoryFilter } from '../../features/ticket/ticketTabs';
import * as styles from '../../features/ticket/Ticket.css';
import { AllTickets } from './parts/AllTickets';

/** What the player has bought: of all games by draw time, or by game. Changing it clears the list (spec section 4). */
export default function TicketsScreen() {
  const [search, setSearch] = useSearchParams();
  const [filter, setFilter] = useState<HistoryFilter>('all');
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  const counts = useTicketCounts();
  const tab = historyTabOf(search.get('game'));
  return (
    <>
      <PageHeader title="Vé của tôi" />
      <Tabs
        label="Trò chơi"
        items={[
          { value: ALL_GAMES, label: 'Tất cả' },
          ...historyTabs.map((item) => ({
            ...item,
            mark: tabMark(counts.find(({ gameId }) => gameId === item.value)),
          })),
        ]}
        value={tab}
        onChange={({ value }) => setSearch(value === ALL_GAMES ? {} : { game: value }, { replace: true })}
      >
        <main className={styles.purchasesPage}>
          {isLoggedIn ? (
            <>
              <ChipGroup
                label="Lọc vé"
                options={tab === ALL_GAMES ? allFilters : filters}
                value={filter}
                onChange={({ value }) => setFilter(value)}
                className={styles.filters}
              />
              {tab === ALL_GAMES ? (
                <AllTickets key={filter} filter={filter} counts={counts} onFilter={setFilter} />
              ) : (
                <PurchaseList key={tab} game={tab} filter={filter} />
              )}
            </>
          ) : (
            <EmptyState title="Đăng nhập để xem vé" action={<Button onClick={openLogin}>{texts.login}</Button>}>
              Vé đã mua được giữ an toàn trong tài khoản của bạn.
            </EmptyState>
          )}
        </main>
      </Tabs>
    </>
  );
}
