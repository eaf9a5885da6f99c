import { call, type Outcome } from '../../shared/calls/call.ts';
import type { AnswerOf } from '../../shared/calls/contract.ts';
import { formAnswer, formContentAnswer } from './contract.ts';

/** Asks for the definition of a form. */
export const fetchDefinition = (address: string): Promise<Outcome<AnswerOf<typeof formAnswer>>> =>
  call({ address, contract: formAnswer });

/** Asks for what a form is to be filled with. */
export const fetchContent = (address: string): Promise<Outcome<AnswerOf<typeof formContentAnswer>>> =>
  call({ address, contract: formContentAnswer });
