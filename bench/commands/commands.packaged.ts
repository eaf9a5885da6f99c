export { siteCommands as commands } from './site-commands.ts';
