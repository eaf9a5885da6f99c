/** Language tags that are also the code of their language. */
const codes = 'ar azc azl bn bs ckb de en es fa fr ha hi id it ja kmr ms my pt ru sw tg tl tr ur zh'.split(' ');

/** Codes of the other language tags, in lower case. */
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

/** Returns the interface language of a BCP 47 tag: that of its longest prefix with a known code, or undefined. */
export function languageCode(tag: string): string | undefined {
  const name = tag.toLowerCase();
  const code = others.get(name) ?? codes.find(known => known === name);
  return code ?? (name.includes('-') ? languageCode(name.replace(/-[^-]*$/, '')) : undefined);
}
