const TIMELINE = 'devtools.timeline';
/** Tells of each task, at a cost that shows in the time of a tap. */
const TASKS = 'disabled-by-default-devtools.timeline';

/** Runs `act` under Chromium's own tracing. Answers what was traced, in order. */
async function trace(browser, includedCategories, act) {
  const devtools = await browser.newBrowserCDPSession();
  const traceConfig = { includedCategories, excludedCategories: ['*'] };
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
  return JSON.parse(text).traceEvents.toSorted((first, second) => first.ts - second.ts);
}

const UNHEARD = 'No tap was heard, so nothing was measured. Is what should be tapped in sight?';

const inMs = (microseconds) => microseconds / 1_000;

const dispatchesIn = (events, type) =>
  events.filter(({ name, args }) => name === 'EventDispatch' && args.data.type === type);

/** Ms of each tap as Event Timing has it for the click: from the finger's release until the next frame is shown. */
export async function recordTaps(browser, act) {
  const events = await trace(browser, [TIMELINE], act);
  const taps = events.filter(({ name, args }) => name === 'EventTiming' && args.data?.type === 'click');
  if (taps.length === 0) throw new Error(UNHEARD);
  return taps.map(({ args }) => args.data.duration);
}

/** What the taps cost the main thread, in ms of the slowed processor. */
export async function recordWork(browser, act) {
  const events = await trace(browser, [TIMELINE, TASKS], act);
  const clicks = dispatchesIn(events, 'click');
  const [click] = clicks;
  if (!click) throw new Error(UNHEARD);
  const onMain = events.filter(({ pid, tid, ph }) => pid === click.pid && tid === click.tid && ph === 'X');
  const tasks = onMain.filter(({ name }) => name === 'RunTask');
  const frames = onMain.filter(({ name }) => name === 'Commit');
  const releases = dispatchesIn(events, 'pointerup');
  const sum = (some) => inMs(some.reduce((total, { tdur = 0 }) => total + tdur, 0));

  return {
    /** From the release until the frame that shows the tap is handed over. */
    toFrame: clicks.map(({ ts }) => {
      const from = releases.findLast((release) => release.ts < ts)?.ts ?? ts;
      const to = frames.find((frame) => frame.ts > ts)?.ts ?? ts;
      return sum(tasks.filter((task) => task.ts + task.dur > from && task.ts <= to));
    }),
    /** From the first release on. */
    all: sum(tasks.filter((task) => task.ts >= (releases[0]?.ts ?? click.ts))),
  };
}
