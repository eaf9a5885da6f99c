import type { Kernel, Mount } from '../../../kernel/types.ts';
import { island } from '../../shared/island/island.tsx';
import { DynamicForm } from './dynamic-form-view.tsx';
import { parseDynamicForm } from './markup.ts';

const wakeForm = island(parseDynamicForm, DynamicForm);

/** Makes a form of its definition; a box that names none shows nothing. */
export default function mount(box: HTMLElement, kernel: Kernel): ReturnType<Mount> {
  if (box.dataset.form) return wakeForm(box, kernel);
  console.error('Source is not defined!');
  box.replaceChildren();
  return undefined;
}
