import { useId } from 'react';
import { DeleteIcon, DicesIcon, EraserIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import * as fields from '../messages/fields';
import { useMessages } from '../messages/MessagesContext';
import * as styles from './DigitPad.css';
import type { DigitKey } from './useDigitTyping';

const icons = {
  delete: <DeleteIcon />,
  random: <DicesIcon />,
  clear: <EraserIcon />,
};

function isService(key: DigitKey): key is keyof typeof icons {
  return key in icons;
}

interface PadKeyProps {
  name: DigitKey;
  /** Why it does nothing now. */
  reason: string | undefined;
  /** Writes a service's name under its icon. */
  isLabelled: boolean;
  onPress: () => void;
}

/** One key: a digit on a face, or a service as an icon without one. */
export function PadKey({ name, reason, isLabelled, onPress }: PadKeyProps) {
  const reasonId = useId();
  const words = useMessages('digitPad', fields.digitPad);
  const service = isService(name) ? { name: words[name], icon: icons[name] } : null;
  return (
    <>
      <button
        type="button"
        aria-label={service && !isLabelled ? service.name : undefined}
        aria-disabled={reason === undefined ? undefined : true}
        aria-describedby={reason === undefined ? undefined : reasonId}
        onClick={onPress}
        className={service ? styles.service : styles.digit}
      >
        {service ? <Icon size="extraLarge">{service.icon}</Icon> : name}
        {service && isLabelled ? service.name : null}
      </button>
      {reason === undefined ? null : <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  );
}
