import { Field } from '@veloc/ui';

/** As long as the server takes. */
const LONGEST_NAME = 40;

/** What is wrong with a name; undefined when nothing is. */
export function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'Đặt tên cho bộ số, ví dụ: Sinh nhật con';
  return name.trim().length > LONGEST_NAME ? `Tên dài nhất ${LONGEST_NAME} ký tự` : undefined;
}

interface SetNameProps {
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
}

/** The name that a number set is kept under. */
export function SetName({ value, error, onChange }: SetNameProps) {
  return (
    <Field
      label="Tên bộ số"
      autoComplete="off"
      maxLength={LONGEST_NAME}
      placeholder="Sinh nhật con"
      value={value}
      error={error}
      onChange={(change) => onChange(change.value)}
    />
  );
}
