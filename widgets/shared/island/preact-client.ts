import { options } from 'preact';

export { createRoot, hydrateRoot } from 'preact/compat/client';

// Only what a page translator has changed, with elements of its own, needs to be looked at for the texts that it took.
options.debounceRendering = render => {
  if (!document.querySelector('body font')) queueMicrotask(render);
  else void import('./translated-texts.ts').then(({ keepTexts }) => keepTexts(options)).then(render, render);
};
