import type { BetOutcome } from '@veloc/rules';
import { outcomeRule } from './outcomeRule';

function condition({ playMethod }: { playMethod: BetOutcome }): string {
  const rule = outcomeRule(playMethod);
  return `cần ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`;
}

export const kenoeo = condition;
export const kenoud = condition;
