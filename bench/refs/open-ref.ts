import type { Arm } from '../subjects/arm.ts';
import { type NewsroomFlavour, openNewsroom } from '../subjects/newsroom.ts';
import { builtCheckout } from './checkout.ts';
import { ourRepository } from './repository.ts';

/** Opens the newsroom of a git ref, which is built where it has not been yet. Throws as `builtCheckout` does. */
export const openRef = (name: string, ref: string, flavour: NewsroomFlavour = 'preact'): Promise<Arm> =>
  openNewsroom({ flavour, name, checkout: builtCheckout(ourRepository, ref).folder });
