import { CloudCheckIcon, CloudOffIcon, RefreshCwIcon, RotateCwIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as shell from '../messages/shell';
import * as styles from './SyncStatus.css';
import { syncStatus } from './SyncStatus.variants';

export type SyncStatusProps =
  | {
      /** Whether the server has the line. */
      status: 'synced' | 'pending';
    }
  | {
      status: 'error';
      /** Failed tries so far, and how many are made by themselves. */
      attempts: number;
      maxAttempts: number;
      onRetry: () => void;
    };

/** Whether the server knows what the page shows: by icon, words and colour. */
export function SyncStatus(props: SyncStatusProps) {
  const words = useMessages('syncStatus', lottery.syncStatus);
  const { retry } = useMessages('buttons', shell.buttons);
  if (props.status === 'error') {
    const { attempts, maxAttempts, onRetry } = props;
    return (
      <div className={syncStatus({ status: 'error' })}>
        <Icon size="small">
          <CloudOffIcon />
        </Icon>
        <span className={styles.words}>{words.failed(Math.min(attempts, maxAttempts), maxAttempts)}</span>
        <button type="button" className={styles.retry} onClick={onRetry}>
          <Icon size="small">
            <RotateCwIcon />
          </Icon>
          {retry}
        </button>
      </div>
    );
  }
  const isSynced = props.status === 'synced';
  return (
    <p className={syncStatus({ status: props.status })}>
      <Icon size="small">{isSynced ? <CloudCheckIcon /> : <RefreshCwIcon />}</Icon>
      {isSynced ? words.synced : words.pending}
    </p>
  );
}
