import { texts } from '@veloc/rules';
import {
  BottomSheet,
  Logo,
  BalancePopup,
  ContactPopup,
  LoadingPopup,
  Stack,
  CircleCheckIcon,
  SuccessPopup,
  Text,
  ToastProvider,
  TotalBox,
  useToasts,
  WarningPopup,
} from '@veloc/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { LoginForm } from '../screens/login/parts/LoginForm';
import { type PopupsState, type PopupKind, type ToastMessage, openPopup } from '../state/popups/popupsState';
import { usePopups, usePopupsState } from '../state/contexts';
import { rechargeHref } from '../shared/navigation';
import { useContactChannels } from '../shared/useContactChannels';

/** Logging in over whatever page one is on; a draft under it stays. */
function LoginModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={texts.login}
      titleHidden
      leading={<Logo size="large" withName={false} />}
    >
      <LoginForm onLeave={onClose} onSkip={onClose} heading="h2" />
    </BottomSheet>
  );
}

/** The popups as they were while a popup was last open, so that its words stay while it leaves. */
function useLastOpened(state: PopupsState, open: PopupKind | null): PopupsState {
  const [lastOpened, setLastOpened] = useState(state);
  if (open !== null && lastOpened !== state) setLastOpened(state);
  return open === null ? lastOpened : state;
}

/** Shows what was told last; it goes where its button leads, and when somebody has got there by themselves. */
function Told() {
  const { toast } = usePopupsState();
  const { show } = useToasts();
  const [path, navigate] = useLocation();
  const isThere = toast?.href === path;
  const press = useEffectEvent(({ href, onPress }: ToastMessage) => {
    if (href !== undefined) navigate(href);
    onPress?.();
  });

  useEffect(() => {
    if (!toast || isThere) return undefined;
    return show({
      message: toast.message,
      icon: <CircleCheckIcon />,
      action: { label: toast.actionLabel, onPress: () => press(toast) },
    });
  }, [toast, isThere, show]);
  return null;
}

/** Mounts every popup of the shop; at most one is open, and none is ever unmounted while it is. */
export default function Popups() {
  const state = usePopupsState();
  const { close } = usePopups();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const ways = useContactChannels();
  const open = openPopup(state);
  // A popup that slides out keeps the words it had.
  const { message, success, shortfall, contactPopup, transactionMessage, transactionStatus } = useLastOpened(
    state,
    open,
  );

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
        description={shortfall?.message}
        {...(shortfall?.total === undefined ? {} : { total: shortfall.total })}
        balance={shortfall?.balance ?? null}
        onRecharge={() => leadTo(rechargeHref(shortfall?.amount ?? null))}
      />
      <WarningPopup open={open === 'message'} onClose={close} description={message} />
      <LoadingPopup
        open={open === 'transaction'}
        isDone={transactionStatus === 1}
        title={transactionMessage}
        onClose={close}
      />
      <SuccessPopup
        open={open === 'success'}
        onClose={close}
        title={success?.title ?? texts.success}
        description={success?.message}
        isPending={success?.isPending}
        buttonLabel={success?.actionLabel ?? texts.close}
        onButton={() => {
          if (success?.href) navigate(success.href);
        }}
      >
        {success?.amount === undefined ? null : (
          <Stack gap={10}>
            {success.subject === undefined ? null : (
              <Stack gap={0}>
                {success.subject.map((line) => (
                  <Text key={line} weight="bold" align="center">
                    {line}
                  </Text>
                ))}
              </Stack>
            )}
            <TotalBox
              kind="sunken"
              rows={[
                { label: success.amountLabel ?? 'Đã thanh toán', amount: success.amount, emphasis: 'large' },
                ...(success.balance === undefined ? [] : [{ label: 'Ví có', amount: success.balance }]),
              ]}
            />
          </Stack>
        )}
      </SuccessPopup>
      <ContactPopup
        open={open === 'contact'}
        onClose={close}
        title={contactPopup?.title ?? ''}
        description={contactPopup?.description}
        ways={ways}
      />
      <ToastProvider>
        <Told />
      </ToastProvider>
    </>
  );
}
