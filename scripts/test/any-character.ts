import fc from 'fast-check';

/** Generates any character. fast-check's `binary` is equivalent, but takes seconds to start. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .nat({ max: 0x10ffff })
  .map(code => String.fromCodePoint(code).toWellFormed());
