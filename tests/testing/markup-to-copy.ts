import { JSDOM } from 'jsdom';
import { htmlOf } from '../../fixtures/newsroom/pages/noted-page.ts';
import { askedBy } from '../../widgets/package/check/asked-addresses.ts';
import { shownWidgets } from '../../widgets/shared/testing/widgets.ts';
import type { GeneratedRequest } from './generated-requests.ts';

/** Markup of each box in each state and language. */
export const markupToCopy = shownWidgets.flatMap(({ name, examples: { states } }) =>
  Object.entries(states).flatMap(([state, { render }]) =>
    (['fa', 'en'] as const).map(language => ({ name: `${name}, ${state}, ${language}`, html: htmlOf(render(language)) })),
  ),
);

/** Returns the posts of a reader who fills in a form and presses each of its buttons. */
async function postsOfForm(
  form: HTMLFormElement,
  { FormData }: JSDOM['window'],
  captchaText: (key: string) => Promise<string>,
): Promise<GeneratedRequest[]> {
  const fields: Record<string, string> = Object.fromEntries(
    Array.from(new FormData(form), ([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  for (const field of form.querySelectorAll<HTMLInputElement>('input,textarea,select')) {
    if (field.type === 'radio') fields[field.name] ??= field.value;
    else if (field.type === 'checkbox' && field.required) fields[field.name] = field.value;
    else if (field.type === 'email') fields[field.name] = 'reader@news.example';
    else if (field.type === 'tel') fields[field.name] = '09123456789';
    else if (field.required && field.name !== 'captchaText') fields[field.name] ||= '12';
  }
  if ('captchaText' in fields) {
    fields.captchaKey = String(10_000_000_000 + Math.floor(Math.random() * 8e9));
    fields.captchaText = await captchaText(fields.captchaKey);
  }
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button:not([type=button]),[type=submit]')];
  return (buttons.length > 0 ? buttons : [undefined]).map(button => ({
    method: 'POST',
    address: button?.getAttribute('formaction') ?? form.getAttribute('action') ?? '',
    fields: { ...fields, ...(button?.name && { [button.name]: button.value }) },
  }));
}

/** Returns the calls of a reader who fills in and sends each form of some markup, and those of its boxes. */
export async function callsBy(
  html: string,
  captchaText: (key: string) => Promise<string>,
): Promise<GeneratedRequest[]> {
  const { window } = new JSDOM(html);
  const forms = [...window.document.querySelectorAll<HTMLFormElement>('form[method=post]')];
  const posts = await Promise.all(forms.map(form => postsOfForm(form, window, captchaText)));
  const boxes = [...window.document.querySelectorAll<HTMLElement>('[data-widget]')];
  const reads = boxes.flatMap(box => askedBy(box, '').map(([address]) => ({ method: 'GET', address })));
  // The league and the match 9999 do not exist on purpose.
  return [...posts.flat().filter(({ address }) => address.startsWith('/rest/')), ...reads.filter(({ address }) => !address.includes('9999'))];
}
