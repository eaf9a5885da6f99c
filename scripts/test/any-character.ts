import fc from 'fast-check';

/** Any character there is. The `binary` of fast-check is the same, and takes seconds to begin with. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .nat({ max: 0x10ffff })
  .map(code => String.fromCodePoint(code).toWellFormed());
