/**
 * Thrown by a parser when a box's markup holds what cannot be used; the sentence names the attribute or the element.
 * No class: its name would be lost where code is made small, and each widget may have a copy.
 */
export const markupError = (sentence: string): Error => Object.assign(new Error(sentence), { name: 'MarkupError' });
