/** What is wrong, in one line: the figures, what is likely to blame, and the command that shows it again. */
export const problemSentence = (figures: string, culprits: readonly string[], reproduce: string): string =>
  [figures, ...(culprits.length > 0 ? [`top: ${culprits.join(', ')}`] : []), reproduce].join(' · ');
