import { markupError } from '../../shared/markup/markup-error.ts';

/** The menu of a box that was printed without one, in Persian or in English. Rejects where it cannot be had. */
export async function fetchMenu(language: string): Promise<HTMLElement> {
  const variant = language.startsWith('fa') ? 'fa' : 'en';
  const { renderTemplate } = await import('../../shared/template/template.ts');
  const partial = await renderTemplate('accessibility', {}, { variant });
  const menu = partial.querySelector<HTMLElement>('.accessibility-menu');
  if (!menu) throw markupError('The partial has no menu');
  return menu;
}
