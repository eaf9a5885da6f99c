import { outcomes, type Comparison, type GateResult, type Summary } from './summary.ts';
import { formatChange, formatFigure } from './figures.ts';

/** What each verdict of a run is called. */
export const verdictWords: Readonly<Record<Summary['verdict'], string>> = {
  measured: 'Measured',
  passed: 'Passed',
  regression: 'Regression',
  inconclusive: 'Inconclusive',
  noisy: 'Too noisy to judge',
};

/** A figure or a limit of a gate as a reader sees it. */
export const formatGateFigure = ({ gate, unit }: GateResult, value: number): string =>
  gate === 'ratio' ? formatChange(value) : formatFigure(value, unit);

/** How far a figure is past its limit, as a share; what has no share to speak of counts as far. */
const excess = ({ figure, limit }: GateResult): number => (limit > 0 ? figure / limit : figure > 0 ? Infinity : 0);

const badness = ({ outcome }: GateResult): number => outcomes.indexOf(outcome);

/** Gates with the worst first: by their outcome, then by how far each is past its limit. */
export const worstFirst = (gates: readonly GateResult[]): GateResult[] =>
  gates.toSorted((one, other) => badness(one) - badness(other) || excess(other) - excess(one));

/** The interval of a comparison in words. */
export const formatInterval = ({ low, high }: Comparison): string => `${formatChange(low)} to ${formatChange(high)}`;

/** What a comparison says, and of how many rounds. */
export const formatComparison = (comparison: Comparison): string =>
  `${formatChange(comparison.ratio)} (${formatInterval(comparison)}; ${comparison.rounds} rounds)`;

/** What is wrong, in one line: the figures, what is likely to blame, and the command that shows it again. */
export const problemSentence = (figures: string, culprits: readonly string[], reproduce: string): string =>
  [figures, ...(culprits.length > 0 ? [`top: ${culprits.join(', ')}`] : []), reproduce].join(' · ');
