import { kmr } from './kmr.ts';
import type { Messages } from './messages.ts';

/** `ku` and `kmr` both name Kurmanji in Latin script (SPEC §9.12). */
export const ku: Messages = kmr;
