import { type MouseEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { hasModifier } from '../../../kernel/press.ts';
import { autoReload } from '../../shared/base/auto-reload.ts';
import { island, type ViewProps } from '../../shared/island/island.tsx';
import { AgeLine } from './age-line.tsx';
import { joinBoxes, pauseAll, reloadAll } from './all-boxes.ts';
import { ChoiceForm } from './choice-form.tsx';
import { putIntoHash } from './fixture-hash.ts';
import { parseSports, type SportsProps } from './markup.ts';
import { Matches } from './matches.tsx';
import { Standings } from './standings.tsx';
import { createTables, firstState } from './tables.ts';
import { hasDialogs, useFixture } from './use-fixture.ts';
import { waitFor } from './wait-for.ts';

/** Renders the table and the matches of a league with their choices, and keeps them up to date. */
export function Sports({ kernel, ...props }: SportsProps & ViewProps): ReactNode {
  const { labels, fixtureUrl, allUrl, isReloadable, host, query } = props;
  const { format } = kernel.digits;
  const [state, follow] = useState(() => firstState(props));
  const [tables] = useState(() => createTables(props, kernel, follow));
  const [source] = useState({ host, query });
  const [isPaused, setPaused] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const [fixture, Dialog] = useFixture(root, fixtureUrl);
  const { shown, shownAt, problem, isAsked, said } = state;
  const { title, standing, matches } = shown;

  useEffect(() => tables.begin(), [tables]);
  useEffect(() => joinBoxes({ root: root.current, pause: setPaused, reload: tables.reload }), [tables]);

  useEffect(() => {
    if (!root.current || !isReloadable || isPaused) return undefined;
    const wait = waitFor(shown.matches);
    return autoReload({ root: root.current, from: shownAt, wait, reload: () => tables.reload(false) });
  }, [tables, shown, shownAt, isReloadable, isPaused]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    reloadAll(tables.reload);
  }

  function open(event: MouseEvent, id: string): void {
    if (hasModifier(event.nativeEvent) || !hasDialogs()) return;
    event.preventDefault();
    putIntoHash(id);
  }

  return (
    <div className="sports-inside" aria-busy={isAsked && !problem} ref={root}>
      <h2 className="sports-title">{title}</h2>
      <ChoiceForm
        state={state}
        action={props.action}
        labels={labels}
        isPaused={isReloadable ? isPaused : null}
        onSubmit={submit}
        onPick={pick => void tables.pick(pick)}
        onPause={() => pauseAll(!isPaused)}
      >
        <AgeLine state={state} labels={labels} format={format} language={kernel.page.language} />
      </ChoiceForm>
      <p className="visually-hidden" role="status">
        {said || null}
      </p>
      {standing ? (
        <Standings standing={standing} caption={(labels.table ?? '{name}').replace('{name}', () => title)} labels={labels} format={format} />
      ) : null}
      {standing && allUrl ? (
        <a className="sports-all" href={allUrl}>
          {labels.all}
        </a>
      ) : null}
      {matches ? (
        <Matches
          matches={matches}
          labels={labels}
          empty={props.show === 'live' ? labels.noneLive : labels.empty}
          fixtureUrl={fixtureUrl}
          format={format}
          open={open}
        />
      ) : null}
      {fixture && Dialog ? (
        <Dialog
          id={fixture}
          url={fixtureUrl.replace('{id}', fixture)}
          source={source}
          partial={props.partial}
          labels={labels}
          kernel={kernel}
          key={fixture}
        />
      ) : null}
    </div>
  );
}

/** Follows a league, or all live matches. */
export default island(parseSports, Sports);
