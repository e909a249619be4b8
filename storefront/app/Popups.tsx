import { texts } from '@veloc/rules';
import { BalancePopup, ContactPopup, LoadingPopup, SuccessPopup, TotalBox, WarningPopup } from '@veloc/ui';
import { useLocation, useSearch } from 'wouter';
import { openPopup } from '../state/notices/noticesState';
import { useNotices, useNoticesState } from '../state/notices/useNotices';
import { LoginModal } from './LoginModal';
import { rechargeHref } from '../shared/rechargeHref';
import { useContactWays } from '../shared/useContactWays';
import { useShown } from '../shared/useShown';

/** Mounts every popup of the shop; at most one is open, and none is ever unmounted while it is. */
export function Popups() {
  const state = useNoticesState();
  const { close } = useNotices();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const ways = useContactWays();
  const open = openPopup(state);
  // A popup that slides out keeps the words it had.
  const { message, success, shortfall, contactPopup, transactionMessage, transactionStatus } = useShown(state, open);

  const leadTo = (href: string) => {
    close();
    // Whoever tops up to pay comes back here.
    navigate(href, { state: { returnTo: search ? `${path}?${search}` : path } });
  };

  return (
    <>
      <LoginModal open={open === 'login'} onClose={close} />
      <BalancePopup
        open={open === 'shortfall'}
        onClose={close}
        message={shortfall?.message}
        {...(shortfall?.total === undefined ? {} : { total: shortfall.total })}
        balance={shortfall?.balance ?? null}
        onRecharge={() => leadTo(rechargeHref(shortfall?.amount ?? null))}
      />
      <WarningPopup open={open === 'message'} onClose={close} message={message} />
      <LoadingPopup
        open={open === 'transaction'}
        isDone={transactionStatus === 1}
        message={transactionMessage}
        onClose={close}
      />
      <SuccessPopup
        open={open === 'success'}
        onClose={close}
        title={success?.title ?? texts.success}
        message={success?.message}
        buttonLabel={success?.actionLabel ?? texts.close}
        onButton={() => {
          if (success?.href) navigate(success.href);
        }}
      >
        {success?.amount === undefined ? null : (
          <TotalBox kind="sunken" rows={[{ label: 'Đã thanh toán', amount: success.amount, emphasis: 'large' }]} />
        )}
      </SuccessPopup>
      <ContactPopup
        open={open === 'contact'}
        onClose={close}
        title={contactPopup?.title ?? ''}
        description={contactPopup?.description}
        ways={ways}
      />
    </>
  );
}
