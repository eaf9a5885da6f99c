import { editDistance } from '../shared/render/edit-distance.ts';

const mostChanges = 2;

/** Returns a question with the most similar name, or an empty string. */
export function likeNames(name: string, names: readonly string[]): string {
  const changesTo = (other: string): number => editDistance(name, other, mostChanges);
  const near = names.filter(other => changesTo(other) <= mostChanges);
  const [closest] = near.toSorted((one, other) => changesTo(one) - changesTo(other));
  return closest === undefined ? '' : ` Did you mean "${closest}"?`;
}
