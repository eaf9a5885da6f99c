import { escapeXml } from '../../fixtures/pages/xml.ts';
import { outcomes, type GateResult, type Summary } from '../results/summary.ts';
import { worstFirst } from '../wording/gate-words.ts';

type Attributes = Readonly<Record<string, string | number>>;

function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`).join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

const body = ({ sentence, culprits, reproduce }: GateResult): string =>
  escapeXml([sentence, ...culprits.map(culprit => `culprit: ${culprit}`), `reproduce: ${reproduce}`].join('\n'));

/** What is neither passed nor failed is skipped, which readers of JUnit show with its message. */
const judgements: Readonly<Record<GateResult['outcome'], (gate: GateResult) => string>> = {
  passed: () => '',
  failed: gate => element('failure', { message: gate.sentence, type: gate.gate }, body(gate)),
  inconclusive: gate => element('skipped', { message: `inconclusive: ${gate.sentence}` }),
  nondeterministic: gate => element('skipped', { message: `nondeterministic: ${gate.sentence}` }),
};

function testcase(gate: GateResult): string {
  const attributes = { classname: `bench.${gate.gate}.${gate.page}`, name: `${gate.label} (${gate.metric})`, time: 0 };
  return element('testcase', attributes, judgements[gate.outcome](gate));
}

/** Without its fractions and its zone, which some readers refuse. */
const timestampOf = (startedAt: string): string => startedAt.slice(0, 19);

function counts(gates: readonly GateResult[]): Attributes {
  const [failures = 0, inconclusive = 0, nondeterministic = 0] = outcomes.map(
    outcome => gates.filter(gate => gate.outcome === outcome).length,
  );
  return { tests: gates.length, failures, errors: 0, skipped: inconclusive + nondeterministic };
}

/** A run for what reads JUnit: a suite for each kind of gate, a test case for each gate, the worst first. */
export function printJunit({ gates, seconds, startedAt }: Summary): string {
  const kinds = [...Map.groupBy(worstFirst(gates), ({ gate }) => gate)];
  const timestamp = timestampOf(startedAt);
  const suites = kinds.map(([kind, own]) => {
    const attributes = { name: `bench ${kind}`, ...counts(own), time: 0, timestamp };
    return element('testsuite', attributes, own.map(testcase).join('\n'));
  });
  const all = element('testsuites', { name: 'bench', ...counts(gates), time: seconds }, suites.join('\n'));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${all}\n`;
}
