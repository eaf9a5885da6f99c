import { options } from 'preact';

export { createRoot, hydrateRoot } from 'preact/compat/client';

// A page translator wraps texts in `font` elements. Only such pages need the code that restores replaced texts.
options.debounceRendering = render => {
  if (!document.querySelector('body font')) queueMicrotask(render);
  else void import('./translated-texts.ts').then(({ keepTexts }) => keepTexts(options)).then(render, render);
};
