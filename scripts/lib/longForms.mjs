const tsx = ['--import', 'tsx'];

/**
 * What takes too long for every run, by the name that `npm run test:long` takes: what Node runs for it, and the variable
 * without which there is nothing to run it on. `VELOC_LONG` has the suites of `npm test` do what they leave out: what
 * another of their tests finds sooner.
 */
export const longForms = {
  suites: { args: ['scripts/test.mjs'], env: { VELOC_LONG: '1', VELOC_RESTART_PAGES: '20' } },
  faults: { args: ['scripts/test-faults.mjs'] },
  crash: { args: [...tsx, 'tests/crash/main.ts'] },
  rehearsal: {
    args: [...tsx, '--import', './tests/simulation/seams.ts', 'tests/simulation/main.ts', '--seeds', '1000'],
  },
  planted: { args: [...tsx, 'scripts/test-planted.ts'] },
  cart: { args: [...tsx, 'tests/cart-model/main.ts'] },
  draws: { args: [...tsx, 'tests/draws/main.ts'], needs: 'VELOC_DRAWS' },
  hostile: { args: [...tsx, 'tests/hostile/main.ts'] },
  'go-books': { args: [...tsx, 'scripts/verify-go/main.ts'] },
  matrix: { args: ['scripts/matrix.mjs'] },
  axes: { args: [...tsx, 'scripts/test-axes.ts'] },
  'break-it': { args: [...tsx, 'scripts/test-break-it.ts'] },
  docs: { args: [...tsx, 'scripts/test-docs.ts'] },
  game: { args: [...tsx, 'scripts/try-game/main.ts'] },
  package: { args: ['scripts/try-package/main.mjs'] },
};
