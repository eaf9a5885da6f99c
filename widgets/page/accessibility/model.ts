/** Display settings with their values in the order of the clicks. */
export const features = {
  contrast: ['normal', 'high-contrast'],
  highlightLinks: ['normal', 'highlight'],
  textSize: ['normal', 'large', 'larger'],
  lineHeight: ['normal', 'medium', 'high'],
  wordSpacing: ['normal', 'medium', 'high'],
  textAlign: ['normal', 'left', 'center', 'right', 'justify'],
  scheme: ['normal', 'light', 'dark'],
} as const;

export type Feature = keyof typeof features;

export type Value = (typeof features)[Feature][number];

export type Settings = Readonly<Record<Feature, Value>>;

export const featureNames = Object.keys(features) as readonly Feature[];

export const isFeature = (name: string | undefined): name is Feature => featureNames.some(feature => feature === name);

/** Returns the value for a stored text, or `normal`. */
export const valueOf = (feature: Feature, stored: string | null | undefined): Value =>
  features[feature].find(value => value === stored) ?? 'normal';

/** Returns the value after a click. The first follows the last. */
export function nextValue(feature: Feature, present: Value): Value {
  const values: readonly Value[] = features[feature];
  return values[(values.indexOf(present) + 1) % values.length] ?? 'normal';
}
