import { BackHeader } from '../../shared/layouts/BackHeader';
import { texts } from '@veloc/rules';
import { Button, EmptyState, IconLink, Page, PrinterIcon, Tabs } from '@veloc/ui';
import { useSearchParams } from 'wouter';
import * as paths from '../../shared/paths';
import { usePopups, useSession } from '../../state/contexts';
import { historyGameOf, historyTabs } from '../../features/ticket/ticketIds';
import { GamePictures } from './parts/GamePictures';
import { OnePurchase } from './parts/OnePurchase';

/** Bought tickets as pictures to save or pass on: those of one purchase with `?id=`, else all of one game. */
export default function TicketImagesScreen() {
  const [search, setSearch] = useSearchParams();
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  const id = search.get('id');
  const game = historyGameOf(search.get('game'));
  if (id) return <OnePurchase id={id} />;
  return (
    <>
      <BackHeader title="Ảnh và phiếu">
        {isLoggedIn ? (
          <IconLink tone="onColor" label="Phiếu chờ in" href={paths.printQueue} icon={<PrinterIcon />} />
        ) : null}
      </BackHeader>
      {isLoggedIn ? (
        <main>
          <Tabs
            label="Trò chơi"
            items={historyTabs}
            value={game}
            onChange={({ value }) => setSearch({ game: value }, { replace: true })}
          >
            <Page>
              <GamePictures key={game} game={game} />
            </Page>
          </Tabs>
        </main>
      ) : (
        <Page as="main">
          <EmptyState title="Đăng nhập để xem ảnh vé" action={<Button onClick={openLogin}>{texts.login}</Button>} />
        </Page>
      )}
    </>
  );
}
