import type { ReactNode, RefObject } from 'react';
import { type Chosen, citiesIn, type PrayerTimesProps } from './markup.ts';
import type { City, MethodName } from './model.ts';

interface PrayerChoiceProps extends Pick<PrayerTimesProps, 'action' | 'groups' | 'methods' | 'labels'> {
  /** What the selects were printed with. */
  printed: Chosen;
  /** Whose times are shown: the reader's own place is none of the groups. */
  city: City;
  /** What the selects say. */
  chosen: Chosen;
  isLocating: boolean;
  choose: (chosen: Chosen) => void;
  locate: () => void;
  form: RefObject<HTMLFormElement | null>;
}

const optionOf = ({ value, name, offset, zone }: City): ReactNode => (
  <option value={value} data-offset={offset} data-zone={zone || undefined} key={value}>
    {name}
  </option>
);

/** The city, and the method where there is a choice of them: without a script a plain form. */
export function PrayerChoice(props: PrayerChoiceProps): ReactNode {
  const { action, groups, methods, labels, printed, city, chosen, isLocating, choose, locate, form } = props;
  const isListed = citiesIn(groups).some(({ value }) => value === city.value);
  return (
    <form
      className="prayer-choice"
      action={action}
      aria-busy={isLocating}
      ref={form}
      onSubmit={event => {
        event.preventDefault();
        choose(chosen);
      }}
    >
      <label className="prayer-field">
        <span>{labels.city}</span>
        <select
          name="city"
          value={chosen.city}
          data-default={printed.city}
          onChange={({ currentTarget: { value } }) => choose({ ...chosen, city: value })}
        >
          {isListed ? null : optionOf(city)}
          {groups.map(group =>
            group.label ? (
              <optgroup label={group.label} key={group.label}>
                {group.cities.map(optionOf)}
              </optgroup>
            ) : (
              group.cities.map(optionOf)
            ),
          )}
        </select>
      </label>
      {methods[0] ? (
        <label className="prayer-field">
          <span>{labels.method}</span>
          <select
            name="method"
            value={chosen.method}
            data-default={printed.method}
            onChange={({ currentTarget: { value } }) => choose({ ...chosen, method: value as MethodName })}
          >
            {methods.map(({ value, name }) => (
              <option value={value} key={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <input type="hidden" name="method" value={chosen.method} />
      )}
      <button className="prayer-show">{labels.show}</button>
      <button type="button" className="prayer-near needs-script" onClick={locate}>
        {labels.near}
      </button>
    </form>
  );
}
