import { vietnamDate, vietnamTime, type Privacy } from '@veloc/rules';
import { Button, Notice, Text } from '@veloc/ui';
import { useTask } from '../../../shared/useTask';
import { useSession } from '../../../state/contexts';

interface AcceptanceProps {
  privacy: Privacy;
  /** Accepts the version in force. */
  onAccept: () => Promise<void>;
}

/**
 * When a player accepted the text in force, or the way to accept it: it may have changed since the registration, and a
 * purchase needs the statement of age in it (decision A13). Nothing for a guest, who accepts it by registering.
 */
export function Acceptance({ privacy: { version, accepted }, onAccept }: AcceptanceProps) {
  const { isLoggedIn } = useSession();
  const { isBusy, error, run } = useTask();
  if (!isLoggedIn) return null;
  const words = accepted ? acceptedLabel(accepted) : null;
  if (accepted?.version === version) {
    return (
      <Notice tone="success" role="status">
        {words}
      </Notice>
    );
  }
  return (
    <>
      {words ? <Text size="label">{`${words} Nội dung đã thay đổi từ đó.`}</Text> : null}
      {error ? (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      ) : null}
      <Button kind="tonal" wide isLoading={isBusy} onClick={() => void run(onAccept)}>
        Tôi đã đủ 18 tuổi và đồng ý
      </Button>
    </>
  );
}

function acceptedLabel({ version, acceptedAt }: NonNullable<Privacy['accepted']>): string {
  return `Bạn đã đồng ý với phiên bản ${version} lúc ${vietnamTime(acceptedAt)} ngày ${vietnamDate(acceptedAt)}.`;
}
