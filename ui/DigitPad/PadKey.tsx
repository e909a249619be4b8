import { useId } from 'react';
import { DeleteIcon, DicesIcon, EraserIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import * as styles from './DigitPad.css';
import type { DigitKey } from './useDigitTyping';

const services = {
  delete: { name: 'Xóa một chữ số', icon: <DeleteIcon /> },
  random: { name: 'Ngẫu nhiên', icon: <DicesIcon /> },
  clear: { name: 'Xóa hết', icon: <EraserIcon /> },
};

function isService(key: DigitKey): key is keyof typeof services {
  return key in services;
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
  const service = isService(name) ? services[name] : null;
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
