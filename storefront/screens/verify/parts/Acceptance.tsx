import { Checkbox, TextLink } from '@veloc/ui';
import { useEffect, useRef } from 'react';
import * as paths from '../../../shared/paths';

interface AcceptanceProps {
  checked: boolean;
  /** How often the code was sent off without it. */
  missed: number;
  onChange: (accepted: boolean) => void;
}

/** The statement of age and of the terms. When only it is missing it says so, and is where one acts next. */
export function Acceptance({ checked, missed, onChange }: AcceptanceProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (missed === 0) return;
    // On a small phone it lies under the buttons, or under the keyboard that the code was typed on.
    place.current?.querySelector('input')?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [missed]);

  return (
    <div ref={place}>
      <Checkbox
        checked={checked}
        onChange={(change) => onChange(change.checked)}
        label={
          <>
            Tôi từ đủ 18 tuổi và đồng ý với <TextLink href={paths.term}>Điều khoản và Quyền riêng tư</TextLink>
          </>
        }
        error={missed > 0 && !checked ? 'Bạn cần đủ 18 tuổi và đồng ý để mở tài khoản' : null}
      />
    </div>
  );
}
