import { Fragment, type ReactNode } from 'react';
import { separatorsOf } from './join-names.ts';
import type { LanguageCode } from './languages.ts';

/** Names in a row, as the language writes it, each of them kept from changing the order of the others. */
export function JoinedNames({ names, language }: { names: readonly ReactNode[]; language: LanguageCode }): ReactNode {
  const separators = separatorsOf(names.length, language);
  return names.map((name, index) => (
    <Fragment key={index}>
      {names.length > 1 ? <bdi>{name}</bdi> : name}
      {separators[index]}
    </Fragment>
  ));
}
