import { useState } from 'react';
import { texts } from '@veloc/rules';
import { Button, ChipGroup, EmptyState, PageHeader, Tabs } from '@veloc/ui';
import { useSearchParams } from 'wouter';
import { usePopups, useSession } from '../../state/contexts';
import { historyGameOf, historyTabs } from '../../features/ticket/ticketIds';
import { PurchaseList } from '../../features/ticket/parts/PurchaseList';
import { filters, type HistoryFilter } from '../../features/ticket/ticketTabs';
import * as styles from '../../features/ticket/Ticket.css';

/** What the player has bought, by game. Changing the game clears the list (spec section 4). */
export default function TicketsScreen() {
  const [search, setSearch] = useSearchParams();
  const [filter, setFilter] = useState<HistoryFilter>('all');
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  const game = historyGameOf(search.get('game'));
  return (
    <>
      <PageHeader title="Vé của tôi" />
      <Tabs
        label="Trò chơi"
        items={historyTabs}
        value={game}
        onChange={({ value }) => setSearch({ game: value }, { replace: true })}
      >
        <main className={styles.purchasesPage}>
          {isLoggedIn ? (
            <>
              <ChipGroup
                label="Lọc vé"
                options={filters}
                value={filter}
                onChange={({ value }) => setFilter(value)}
                className={styles.filters}
              />
              <PurchaseList key={game} game={game} filter={filter} />
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
