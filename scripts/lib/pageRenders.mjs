/**
 * Runs in the page before any of its scripts. It listens where React tells its developer tools of each commit, and
 * counts the commits in which a component of the page itself rendered, whatever the picker over it did.
 */
export function countPageRenders() {
  const PERFORMED_WORK = 1;
  const figures = { isOn: false, commits: 0, pageRenders: 0 };

  const hostOf = (fiber) => {
    let down = fiber;
    while (down && !(down.stateNode instanceof Element)) down = down.child;
    return down?.stateNode;
  };
  const isOfPage = (fiber) => {
    const main = document.querySelector('main');
    const host = hostOf(fiber);
    return Boolean(main && host && (main.contains(host) || host.contains(main)) && !host.closest('[role="dialog"]'));
  };
  // Only what hangs on a new child pointer was looked at in this commit; below others are the marks of older ones.
  const rendersOfPage = (fiber, before) => {
    let count = 0;
    if (fiber === before) return count;
    const isComponent = typeof fiber.type === 'function' || typeof fiber.type?.render === 'function';
    if (isComponent && before && (fiber.flags & PERFORMED_WORK) !== 0 && isOfPage(fiber)) count += 1;
    if (before && fiber.child === before.child) return count;
    for (let child = fiber.child; child; child = child.sibling) count += rendersOfPage(child, child.alternate);
    return count;
  };

  // oxlint-disable-next-line no-underscore-dangle -- the name React looks for
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot(_id, tree) {
      if (!figures.isOn) return;
      figures.commits += 1;
      if (rendersOfPage(tree.current, tree.current.alternate) > 0) figures.pageRenders += 1;
    },
  };
  globalThis.builderFigures = {
    figures,
    start() {
      figures.isOn = true;
    },
  };
}

/** Runs in the page: what was counted since the start. */
export function takeCounts() {
  const { commits, pageRenders } = globalThis.builderFigures.figures;
  return { commits, pageRenders };
}
