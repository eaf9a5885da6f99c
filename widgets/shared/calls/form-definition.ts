import { type AnswerOf, call, type Outcome } from './call.ts';

/** Asks for the definition of a form (SPEC §7.7). */
export const fetchDefinition = (url: string): Promise<Outcome<AnswerOf<'formAnswer'>>> => call('formAnswer', url);

/** Asks for what a form is to be filled with (SPEC §7.7). */
export const fetchContent = (url: string): Promise<Outcome<AnswerOf<'formContentAnswer'>>> =>
  call('formContentAnswer', url);
