import type { ReactNode } from 'react';
import type { Labels } from './labels.ts';
import { type Format, formatSigned } from './match-texts.ts';
import { type ColumnName, columns, type Entry, type Standing } from './tables-shown.ts';
import { TeamName } from './team-name.tsx';

/** Results by letter: their sign, used if the column has no short name, and their column. */
const endings = { W: ['+', 'won'], D: ['=', 'drawn'], L: ['−', 'lost'] } as const;

const isEnding = (letter: string): letter is keyof typeof endings => letter in endings;

/** Returns the short and the full name of a column. */
const namesOf = (label = ''): string[] => label.split('|');

interface StandingsProps {
  standing: Standing;
  caption: string;
  labels: Labels;
  format: Format;
}

/** Renders the table. It scrolls sideways if there is not enough space. */
export function Standings({ standing: { sport, entries }, caption, labels, format }: StandingsProps): ReactNode {
  const has = (name: keyof Entry): boolean => entries.some(entry => entry[name] !== undefined);
  const shown = columns.filter(has);
  const [hasRank, hasForm] = [has('rank'), has('form')];

  const print = (number?: number): ReactNode => (number === undefined ? null : formatSigned(number, format));

  const heading = (name: ColumnName): ReactNode => {
    const [short, whole = short] = namesOf(labels[name]);
    return (
      <th scope="col" data-column={name} title={whole} aria-label={whole} key={name}>
        {short}
      </th>
    );
  };

  const ending = (letter: keyof typeof endings): string => namesOf(labels[endings[letter][1]]).pop() ?? '';

  const mark = (letter: keyof typeof endings): string => {
    const [sign, column] = endings[letter];
    const [short = ''] = namesOf(labels[column]);
    return short && short.length < 3 ? short : sign;
  };

  const row = ({ rank, team, form = '', ...numbers }: Entry, index: number): ReactNode => {
    const matches = [...form].filter(isEnding);
    return (
      <tr key={index}>
        {hasRank ? <td className="sports-rank">{print(rank)}</td> : null}
        <th scope="row" className="sports-team">
          <TeamName team={team} />
        </th>
        {shown.map(name => (
          <td className={`sports-${name}`} key={name}>
            {print(numbers[name])}
          </td>
        ))}
        {hasForm ? (
          <td className="sports-form" data-form={form} aria-label={matches.map(ending).join(' ')}>
            {matches.map((letter, index) => (
              <abbr className={`sports-${endings[letter][1]}`} title={ending(letter)} key={index}>
                {mark(letter)}
              </abbr>
            ))}
          </td>
        ) : null}
      </tr>
    );
  };

  return (
    <section className="sports-scroll" aria-label={caption} tabIndex={0}>
      <table className="sports-table" data-sport={sport}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {hasRank ? (
              <th scope="col" className="sports-rank" data-column="rank" title={labels.rank} aria-label={labels.rank}>
                #
              </th>
            ) : null}
            <th scope="col" className="sports-team" data-column="team">
              {labels.team}
            </th>
            {shown.map(heading)}
            {hasForm ? (
              <th scope="col" className="sports-form" data-column="form">
                {labels.form}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>{entries.map(row)}</tbody>
      </table>
    </section>
  );
}
