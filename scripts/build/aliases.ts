import { modulePath } from './paths.ts';

/** Replacements for React in the shipped flavour: bare module name → module name or path. */
export const preactAliases: Readonly<Record<string, string>> = {
  react: '@preact/compat',
  'react-dom': '@preact/compat',
  'react-dom/client': modulePath('widgets/shared/island/preact-client.ts'),
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': '@preact/compat/jsx-dev-runtime',
  // Views do not read signals while rendering, so they need no binding of signals to a runtime.
  '@preact/signals-react': '@preact/signals-core',
};
