import { openCgroup } from '../../browser/cgroup.ts';
import { type PipedBrowser, startPiped } from '../../browser/devtools.ts';
import { phone } from '../../browser/phone.ts';
import { chromiumFlags } from '../../../scripts/chromium.ts';
import { chromiumPath } from '../../sites/own-site.ts';

const { viewport: { width, height }, deviceScaleFactor: scale, locale } = phone;

/** What makes a phone's screen of a window: it may not be as narrow as this, but the only screen may. */
const screen = [`--screen-info={${width * scale}x${height * scale} devicePixelRatio=${scale}}`, '--kiosk', '--touch-events=enabled'];

interface Options {
  /** The folder of the profile, which a later browser may go on with. */
  profile: string;
  proxyPort: number;
  share: number | undefined;
}

/** Starts a phone's browser, whose processes together have a share of a core where one is given. */
export function startPhoneBrowser({ profile, proxyPort, share }: Options): PipedBrowser {
  const flags = [
    ...chromiumFlags,
    ...screen,
    `--lang=${locale}`,
    `--user-data-dir=${profile}`,
    `--proxy-server=socks5://127.0.0.1:${proxyPort}`,
    '--proxy-bypass-list=<-loopback>',
    'about:blank',
  ];
  if (share === undefined) return startPiped(chromiumPath(), flags);
  const group = openCgroup(share);
  // The process joins its group before it becomes the browser.
  const join = ['-c', 'echo $$ > "$0" && exec "$@"', group.members, chromiumPath()];
  const browser = startPiped('/bin/sh', [...join, ...flags]);
  process.on('exit', group.remove);
  return {
    ...browser,
    [Symbol.asyncDispose]: async () => {
      await browser[Symbol.asyncDispose]();
      process.off('exit', group.remove);
      group.remove();
    },
  };
}
