import type { ReactNode } from 'react';
import { renderingKernel } from '../../shared/render/rendering-kernel.ts';
import { schemaOf } from '../../shared/render/schemas.ts';
import { ViewBox } from '../../shared/render/view-box.tsx';
import { wordsFor } from '../../shared/render/words.ts';
import viewerWords from '../../shared/viewer/words.json' with { type: 'json' };
import {
  type FixtureDetailAnswer,
  fixtureDetailAnswer,
  type FixturesAnswer,
  fixturesAnswer,
  type StandingAnswer,
  standingAnswer,
} from './contract.ts';
import { FixtureDetails } from './fixture-details.tsx';
import type { Labels } from './labels.ts';
import type { Choice, SportsProps } from './markup.ts';
import { matchOf, standingOf } from './model.ts';
import { Sports } from './sports.tsx';
import * as table from './table.ts';
import words from './words.json' with { type: 'json' };

const labelsFor = (language: string): Labels => ({
  ...wordsFor(words, language),
  close: wordsFor(viewerWords, language).close,
});

/** Options of a choice and the selected one. */
interface Selection {
  leagues: readonly Choice[];
  seasons: readonly Choice[];
  weeks: readonly Choice[];
  season: string;
  week: string;
}

interface SportsBoxProps {
  language: string;
  /** Title of the box, usually the name of the league. */
  title: string;
  /** Id of the league. Not set for a box with all live matches. */
  league?: string | undefined;
  /** Without it, there is nothing to choose, and the box shows the league's current week. */
  selection?: Selection | undefined;
  standing?: StandingAnswer['standing'] | undefined;
  fixtures?: FixturesAnswer['fixtures'] | undefined;
  /** True for a box with all matches that are being played, in any league. */
  isLive?: boolean | undefined;
  /** Number of rows in the table. Default: all. */
  standingCount?: number;
  /** URL of the whole table, if this one is shortened. */
  allUrl?: string;
  /** URL for the form, which submits `league`, `season` and `week`. */
  action: string;
  /** URL of a match's page, with `{id}`. */
  fixtureUrl: string;
  isReloadable?: boolean;
  /** Time of rendering in ISO 8601 with its zone. */
  printedAt: string;
  /** Name of the partial that shows a match in a dialog. */
  partial?: string;
  /** Host of the calls. Default: the page's own. */
  host?: string;
  /** Further parameters of the calls, as a query. */
  query?: string;
}

/** Returns the parts that a box shows: those that it is rendered with, or all of a league. */
function shownBy({ standing, fixtures, isLive }: SportsBoxProps): string {
  if (isLive) return 'live';
  const all = !standing && !fixtures;
  return [(standing ?? all) && 'standing', (fixtures ?? all) && 'fixtures'].filter(Boolean).join(' ');
}

const standings = schemaOf(standingAnswer);
const fixtureLists = schemaOf(fixturesAnswer);
const fixtureDetails = schemaOf(fixtureDetailAnswer);

function propsOf(data: SportsBoxProps): SportsProps {
  const { language, selection, standing, fixtures, isLive = false, standingCount = 0, printedAt } = data;
  const isPrinted = standing !== undefined || fixtures !== undefined;
  return {
    title: data.title,
    league: data.league ?? '',
    season: selection?.season ?? '',
    week: selection?.week ?? '',
    choices: { league: selection?.leagues ?? [], season: selection?.seasons ?? [], week: selection?.weeks ?? [] },
    standing: standing && !isLive ? standingOf(standings.parse({ standing }).standing, standingCount) : null,
    matches: fixtures
      ? fixtureLists.parse({ fixtures }).fixtures.map(fixture => matchOf(fixture, language, isLive))
      : null,
    updated: isPrinted ? printedAt.replace('T', ' ') : '',
    show: shownBy(data),
    standingCount,
    isReloadable: data.isReloadable ?? false,
    action: data.action,
    allUrl: standing && !isLive ? (data.allUrl ?? '') : '',
    fixtureUrl: data.fixtureUrl,
    partial: data.partial ?? '',
    host: data.host ?? '',
    query: data.query ?? '',
    early: null,
    labels: labelsFor(language),
  };
}

/** Renders the table and the matches of a league. */
export function SportsBox(data: SportsBoxProps): ReactNode {
  const shown = { language: data.language, table, View: Sports, props: propsOf(data) };
  const { show, isReloadable } = shown.props;
  const own = { 'data-show': show, 'data-reloadable': isReloadable ? '' : undefined };
  return <ViewBox name="sports" {...shown} {...own} aria-label={data.title} />;
}

/** Renders the details of a match on its own page. */
export function FixtureDetailsBox({ language, detail, heading = 'h2' }: {
  language: string;
  detail: FixtureDetailAnswer;
  heading?: 'h1' | 'h2';
}): ReactNode {
  return (
    <article className="fixture-details" data-box="">
      <FixtureDetails
        detail={fixtureDetails.parse(detail)}
        labels={labelsFor(language)}
        heading={heading}
        kernel={renderingKernel(language)}
      />
    </article>
  );
}
