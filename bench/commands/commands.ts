import { peers } from './peers.ts';
import { openPeerSession } from '../peers/peers.ts';
import { selftest } from './selftest.ts';
import { session } from './session.ts';
import { type Commands, siteCommands } from './site-commands.ts';
import { widgets } from './widgets.ts';

/** All commands of this repository: those for any site, and its own. */
export const commands: Commands = {
  ...siteCommands,
  session: { ...siteCommands.session, run: args => session(args, openPeerSession) },
  widgets: { run: widgets, usage: 'widgets [names …]', purpose: 'what each widget costs' },
  peers: { run: peers, usage: 'peers [names …]', purpose: 'the same pages as other stacks make them, in one run' },
  selftest: { run: selftest, usage: 'selftest', purpose: 'whether the bench finds what is planted, and nothing else' },
};
