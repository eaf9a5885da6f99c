import { modulePath } from './paths.ts';

/** Replacements for React in the shipped flavour: bare module name → module name or path. */
export const preactAliases: Readonly<Record<string, string>> = {
  react: '@preact/compat',
  'react-dom': '@preact/compat',
  'react-dom/client': modulePath('widgets/shared/island/preact-client.ts'),
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': '@preact/compat/jsx-dev-runtime',
  // No view reads a signal while it renders: what binds signals to a runtime is not needed.
  '@preact/signals-react': '@preact/signals-core',
};
