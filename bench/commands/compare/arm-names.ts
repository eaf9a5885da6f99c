/** What the arms of a comparison are called; base is visited twice a round, and the two have to be the same. */
export const armNames = { base: 'base', head: 'head', twin: 'twin', again: 'base again' } as const;
