/** What the device is handed while `run` goes on, in place of its own sheet of ways to share, files and all. */
export async function withSharing(run: (shared: ShareData[]) => Promise<void>, takesFiles = true): Promise<void> {
  const shared: ShareData[] = [];
  const own = { share: navigator.share, canShare: navigator.canShare };
  const put = (device: object) => {
    for (const [name, value] of Object.entries(device)) {
      Object.defineProperty(navigator, name, { configurable: true, value });
    }
  };
  put({ share: async (data: ShareData) => void shared.push(data), canShare: () => takesFiles });
  try {
    await run(shared);
  } finally {
    put(own);
  }
}

/** Names of the files that are saved while `run` goes on; the browser saves none. */
export async function withSaving(run: (saved: string[]) => Promise<void>): Promise<void> {
  const saved: string[] = [];
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function record() {
    if (this.download) saved.push(this.download);
    else click.call(this);
  };
  try {
    await run(saved);
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
}
