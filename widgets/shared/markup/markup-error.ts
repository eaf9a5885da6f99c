/**
 * Creates the error that a parser throws for unusable markup. The message names the attribute or element. It is not a
 * class, because minification would lose its name and each widget may have its own copy.
 */
export const markupError = (sentence: string): Error => Object.assign(new Error(sentence), { name: 'MarkupError' });
