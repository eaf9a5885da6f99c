import type { Kernel, Mount } from '../../../kernel/types.ts';
import { island } from '../../shared/island/island.tsx';
import { DynamicForm } from './dynamic-form-view.tsx';
import { parseDynamicForm } from './markup.ts';

const wakeForm = island(parseDynamicForm, DynamicForm);

/** Builds a form from its definition. A box without a definition shows nothing. */
export default function mount(box: HTMLElement, kernel: Kernel): ReturnType<Mount> {
  if (box.dataset.form) return wakeForm(box, kernel);
  console.error('Source is not defined!');
  box.replaceChildren();
  return undefined;
}
