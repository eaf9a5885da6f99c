/** The attributes by which a box brings labels along for the phone, such as `data-skip-in-label` for `skipIn`. */
export const labelAttributes = (labels: Readonly<Record<string, string>>): Record<`data-${string}-label`, string> =>
  Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [`data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}-label`, label]),
  );
