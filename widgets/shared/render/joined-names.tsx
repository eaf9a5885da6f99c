import { Fragment, type ReactNode } from 'react';
import { separatorsOf } from './join-names.ts';
import type { LanguageCode } from './languages.ts';

/**
 * Renders names in a row with the language's separators. Each name is isolated, so that it does not change the order of
 * the others.
 */
export function JoinedNames({ names, language }: { names: readonly ReactNode[]; language: LanguageCode }): ReactNode {
  const separators = separatorsOf(names.length, language);
  return names.map((name, index) => (
    <Fragment key={index}>
      {names.length > 1 ? <bdi>{name}</bdi> : name}
      {separators[index]}
    </Fragment>
  ));
}
