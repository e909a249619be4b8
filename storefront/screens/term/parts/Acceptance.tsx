import { Button, Notice } from '@veloc/ui';
import { useState } from 'react';
import { messageOf } from '../../../copy/errorMessage';
import { useContentCalls } from '../../../data/useContentCalls';
import { useSession } from '../../../state/session/useSession';

type Step = 'open' | 'sending' | 'accepted' | { failure: string };

/**
 * Lets a player accept the text in force: it may have changed since the registration, and a purchase needs the
 * statement of age in it (decision A13). Nothing for a guest, who accepts it by registering.
 */
export function Acceptance({ version }: { version: number }) {
  const { acceptPrivacy } = useContentCalls();
  const { isLoggedIn } = useSession();
  const [step, setStep] = useState<Step>('open');
  if (!isLoggedIn) return null;
  if (step === 'accepted') {
    return (
      <Notice tone="success" role="status">
        Bạn đã đồng ý với phiên bản {version}.
      </Notice>
    );
  }
  const accept = async () => {
    setStep('sending');
    try {
      await acceptPrivacy(version);
      setStep('accepted');
    } catch (error) {
      setStep({ failure: messageOf(error) });
    }
  };
  return (
    <>
      {typeof step === 'object' ? (
        <Notice tone="danger" role="alert">
          {step.failure}
        </Notice>
      ) : null}
      <Button kind="tonal" wide isLoading={step === 'sending'} onClick={() => void accept()}>
        Tôi đã đủ 18 tuổi và đồng ý
      </Button>
    </>
  );
}
