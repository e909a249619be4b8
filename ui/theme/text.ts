import { vars } from './contract.css';

type TextRole = keyof typeof vars.type;

/** The declarations of one type role, to spread into a style. */
export function text(role: TextRole) {
  const { size, line, weight, tracking } = vars.type[role];
  return { fontSize: size, lineHeight: line, fontWeight: weight, letterSpacing: tracking };
}
