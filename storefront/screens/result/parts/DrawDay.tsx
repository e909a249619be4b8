import { DAY, vietnamDate } from '@veloc/rules';
import { CalendarDaysIcon, DayPicker, IconButton, Inline } from '@veloc/ui';
import { useRef } from 'react';
import { dayOption } from '../../../features/regional/dayLabels';
import { fieldDate, wireDate } from '../../../features/result/result';
import { useServerClock } from '../../../state/contexts';
import * as styles from '../ResultScreen.css';

const DAYS = 14;
export const EVERY_DAY = { value: '', label: 'Mọi ngày' };

interface DrawDayProps {
  /** dd/mm/yyyy; undefined for every day. */
  value: string | undefined;
  onChange: (resultDate: string | undefined) => void;
}

/** The day of the draws one looks for: one of the last two weeks, or an older one from the calendar. */
export function DrawDay({ value, onChange }: DrawDayProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const now = useServerClock()();
  const recent = Array.from({ length: DAYS }, (_, index) => vietnamDate(now - index * DAY));
  const days = value === undefined || recent.includes(value) ? recent : [...recent, value];
  return (
    <Inline wrap={false} gap={8}>
      <DayPicker
        className={styles.days}
        label="Ngày quay"
        options={[EVERY_DAY, ...days.map((day) => dayOption(day, now))]}
        value={value ?? ''}
        onChange={({ value: day }) => onChange(day === '' ? undefined : day)}
      />
      <div className={styles.calendar}>
        <IconButton label="Chọn ngày khác" icon={<CalendarDaysIcon />} onClick={() => calendar.current?.showPicker()} />
        {/* The browser's own calendar opens by the button; the field itself is nowhere to be seen. */}
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.calendarField}
          max={fieldDate(vietnamDate(now))}
          value={fieldDate(value ?? null)}
          onChange={(event) => onChange(wireDate(event.target.value) ?? undefined)}
        />
      </div>
    </Inline>
  );
}
