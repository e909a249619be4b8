import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The kernel's accounting period in microseconds, as containers have it. */
const PERIOD = 100_000;
const HOME = '/sys/fs/cgroup';

/** A process among all others again, and its own control group gone. */
export type Release = () => void;

/**
 * Gives the process so many processors at most, a part of one too, as a container's limit does: by a control group of
 * Linux, of either version. Throws where there is none to write to.
 */
export function limitCpus(pid: number, cpus: number): Release {
  const unified = join(HOME, 'cgroup.controllers');
  const parent = existsSync(unified) ? HOME : join(HOME, 'cpu');
  const folder = join(parent, `veloc-${pid}`);
  const quota = Math.round(PERIOD * cpus);
  try {
    if (parent === HOME) writeFileSync(join(HOME, 'cgroup.subtree_control'), '+cpu');
    mkdirSync(folder);
    if (parent === HOME) writeFileSync(join(folder, 'cpu.max'), `${quota} ${PERIOD}`);
    else {
      writeFileSync(join(folder, 'cpu.cfs_period_us'), String(PERIOD));
      writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quota));
    }
    writeFileSync(join(folder, 'cgroup.procs'), String(pid));
  } catch (error) {
    throw new Error(`A part of a processor needs control groups of Linux that this user may write: ${String(error)}`, {
      cause: error,
    });
  }
  return () => {
    for (const each of readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean)) {
      writeFileSync(join(parent, 'cgroup.procs'), each);
    }
    rmdirSync(folder);
  };
}
