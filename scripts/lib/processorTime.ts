import { readFileSync, readdirSync } from 'node:fs';

/** The numbers of /proc/PID/stat behind the command's name; [] for a process that is gone. */
function statOf(pid: number | undefined): number[] {
  try {
    return (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ').map(Number);
  } catch {
    return [];
  }
}

export function parentOf(pid: number): number {
  return statOf(pid)[1] ?? 0;
}

/** Seconds of processor time; 100 ticks a second on Linux. */
export function cpuOf(pid: number | undefined): number {
  const stat = statOf(pid);
  return ((stat[11] ?? 0) + (stat[12] ?? 0)) / 100;
}

/** The same with all children, those that ended too. */
export function cpuOfTree(pid: number): number {
  const stat = statOf(pid);
  const ended = ((stat[13] ?? 0) + (stat[14] ?? 0)) / 100;
  const children = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && parentOf(Number(entry)) === pid);
  return cpuOf(pid) + ended + children.reduce((sum, child) => sum + cpuOf(Number(child)), 0);
}
