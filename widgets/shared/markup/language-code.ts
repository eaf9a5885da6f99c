/** The tags that are the code of their language. */
const codes = 'ar azc azl bn bs ckb de en es fa fr ha hi id it ja kmr ms my pt ru sw tg tl tr ur zh'.split(' ');

/** The codes of the other tags, in small letters. */
const others = new Map([
  ['az', 'azl'],
  ['az-arab', 'az'],
  ['az-cyrl', 'azc'],
  ['az-ir', 'az'],
  ['azb', 'az'],
  ['azj', 'azl'],
  ['fil', 'tl'],
  ['ku', 'kmr'],
  ['ku-arab', 'ckb'],
  ['ku-iq', 'ckb'],
  ['prs', 'fa'],
]);

/** The code of the interface language that a BCP 47 tag is of: of its longest part that has one, undefined without. */
export function languageCode(tag: string): string | undefined {
  const name = tag.toLowerCase();
  const code = others.get(name) ?? codes.find(known => known === name);
  return code ?? (name.includes('-') ? languageCode(name.replace(/-[^-]*$/, '')) : undefined);
}
