const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Runs `act` under Chromium's own tracing. Answers what its taps cost, in ms on the slowed processor. */
export async function recordTaps(browser, act) {
  const devtools = await browser.newBrowserCDPSession();
  const traceConfig = { includedCategories: CATEGORIES, excludedCategories: ['*'] };
  await devtools.send('Tracing.start', { transferMode: 'ReturnAsStream', traceConfig });
  await act();
  const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  const { stream } = await complete;
  let text = '';
  for (let isEnd = false; !isEnd;) {
    const { data, eof } = await devtools.send('IO.read', { handle: stream, size: 4_000_000 });
    text += data;
    isEnd = eof;
  }
  await devtools.detach();
  return timesIn(JSON.parse(text).traceEvents);
}

const inMs = (microseconds) => microseconds / 1_000;

function timesIn(events) {
  const sorted = events.toSorted((first, second) => first.ts - second.ts);
  const dispatches = (type) => sorted.filter(({ name, args }) => name === 'EventDispatch' && args.data.type === type);
  const clicks = dispatches('click');
  const [click] = clicks;
  if (!click) throw new Error('No tap was heard, so nothing was measured. Is what should be tapped in sight?');
  const onMain = sorted.filter(({ pid, tid, ph }) => pid === click.pid && tid === click.tid && ph === 'X');
  const tasks = onMain.filter(({ name }) => name === 'RunTask');
  const frames = onMain.filter(({ name }) => name === 'Commit');
  const releases = dispatches('pointerup');
  const sum = (some) => inMs(some.reduce((total, { tdur = 0 }) => total + tdur, 0));

  return {
    /** As Event Timing has it for the click: from the finger's release until the next frame is shown. */
    toPaint: sorted
      .filter(({ name, args }) => name === 'EventTiming' && args.data?.type === 'click')
      .map(({ args }) => args.data.duration),
    /** The main thread's own time from the release until that frame is handed over. */
    workToPaint: clicks.map(({ ts }) => {
      const from = releases.findLast((release) => release.ts < ts)?.ts ?? ts;
      const to = frames.find((frame) => frame.ts > ts)?.ts ?? ts;
      return sum(tasks.filter((task) => task.ts + task.dur > from && task.ts <= to));
    }),
    /** All of its time from the first release on. */
    work: sum(tasks.filter((task) => task.ts >= (releases[0]?.ts ?? click.ts))),
  };
}
