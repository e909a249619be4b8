import { texts, type GameResult } from '@veloc/rules';
import { Button, ButtonLink, Notice, TicketIcon } from '@veloc/ui';
import * as paths from '../../../shared/paths';
import { usePopups, useSession } from '../../../state/contexts';

/** What there is to do with a draw for who has no ticket of it here: a guest, or a player of other draws. */
export function WithoutTicket({ result }: { result: GameResult }) {
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  return (
    <Notice
      tone="plain"
      icon={<TicketIcon />}
      heading={isLoggedIn ? 'Bạn không có vé của kỳ này' : 'Bạn có vé kỳ này?'}
      actions={
        <>
          <ButtonLink kind="tonal" size="medium" href={paths.checkDrawOf(result.gameId, result.id)}>
            Dò số với kỳ này
          </ButtonLink>
          {isLoggedIn ? null : (
            <Button kind="outline" size="medium" onClick={openLogin}>
              {texts.login}
            </Button>
          )}
        </>
      }
    >
      {isLoggedIn
        ? 'Vé giấy hay vé mua nơi khác vẫn dò được: chọn số của bạn trên bảng.'
        : 'Đăng nhập để xem vé đã mua ở Vé Lộc, hoặc chọn số trên bảng để dò vé giấy.'}
    </Notice>
  );
}
