import type { ReactNode, SubmitEvent } from 'react';
import type { Labels } from './labels.ts';
import { choiceNames, type ChosenItem } from './markup.ts';
import type { TablesState } from './tables.ts';

interface ChoiceFormProps {
  state: TablesState;
  action: string;
  labels: Labels;
  /** True if updates are paused. Null if nothing reloads automatically. */
  isPaused: boolean | null;
  onSubmit: (event: SubmitEvent) => void;
  onPick: (pick: ChosenItem) => void;
  onPause: () => void;
  /** Line with the age of the shown data. */
  children: ReactNode;
}

/** Renders the choice of league, season and week, and a reload button. Without script, the form loads their page. */
export function ChoiceForm(props: ChoiceFormProps): ReactNode {
  const { state, action, labels, isPaused, onSubmit, onPick, onPause, children } = props;
  const { shown, pick, problem } = state;
  const names = choiceNames.filter(name => shown.choices[name].length > 0);
  return (
    <form className="sports-choice" method="get" action={action} onSubmit={onSubmit}>
      {names.length === 0 && shown.league ? <input type="hidden" name="league" value={shown.league} /> : null}
      {names.map(name => (
        <label key={name}>
          <span>{labels[name]}</span>
          <select
            name={name}
            value={pick?.name === name ? pick.id : shown[name]}
            data-default={shown[name]}
            autoComplete="off"
            onChange={({ currentTarget }) => onPick({ name, id: currentTarget.value })}
          >
            {/* For a week of another season, selects nothing instead of the first week. */}
            {shown.choices[name].some(({ id }) => id === shown[name]) ? null : <option value={shown[name]} hidden />}
            {shown.choices[name].map(({ id, title }, index) => (
              <option value={id} key={index}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
      {children}
      {isPaused === null && names.length === 0 && !problem ? null : <button className="sports-reload">{labels.reload}</button>}
      {isPaused === null ? null : (
        <button type="button" className="sports-pause needs-script" onClick={onPause}>
          {isPaused ? labels.resume : labels.pause}
        </button>
      )}
    </form>
  );
}
