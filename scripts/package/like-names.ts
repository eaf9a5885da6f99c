/** How many letters have to change to make one name of another. */
function distance(one: string, other: string): number {
  const row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    let corner = line;
    row[0] = line + 1;
    for (const [column, also] of [...other].entries()) {
      const above = row[column + 1] ?? 0;
      row[column + 1] = Math.min(above + 1, (row[column] ?? 0) + 1, corner + (letter === also ? 0 : 1));
      corner = above;
    }
  }
  return row.at(-1) ?? 0;
}

/** No name is as long, and to compare what is far longer takes minutes. */
const longest = 60;

/** A question about the name that is nearly the same; empty where none is. */
export function likeNames(name: string, names: readonly string[]): string {
  if (name.length > longest) return '';
  const [closest = ''] = names.toSorted((one, other) => distance(name, one) - distance(name, other));
  return distance(name, closest) <= 2 ? ` Did you mean "${closest}"?` : '';
}
