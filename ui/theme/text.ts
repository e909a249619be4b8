import { vars } from './contract.css';

type TextRole = keyof typeof vars.type;

/** The declarations of one type role, to spread into a style before what differs from it. */
export function text(role: TextRole) {
  const { font, tracking } = vars.type[role];
  return { font, letterSpacing: tracking };
}
