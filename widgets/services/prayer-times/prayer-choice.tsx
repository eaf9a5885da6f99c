import type { ReactNode, RefObject } from 'react';
import { citiesIn, type PrayerTimesProps } from './markup.ts';
import type { City } from './model.ts';

interface PrayerChoiceProps extends Pick<PrayerTimesProps, 'action' | 'groups' | 'methods' | 'labels'> {
  /** Whose times are shown. */
  city: City;
  method: string;
  isLocating: boolean;
  choose: () => void;
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
  const { action, groups, methods, labels, city, method, isLocating, choose, locate, form } = props;
  const isListed = citiesIn(groups).some(({ value }) => value === city.value);
  return (
    <form
      className="prayer-choice"
      action={action}
      aria-busy={isLocating}
      ref={form}
      onSubmit={event => {
        event.preventDefault();
        choose();
      }}
    >
      <label className="prayer-field">
        <span>{labels.city}</span>
        <select name="city" defaultValue={city.value} data-default={city.value} onChange={choose}>
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
          <select name="method" defaultValue={method} data-default={method} onChange={choose}>
            {methods.map(({ value, name }) => (
              <option value={value} key={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <input type="hidden" name="method" value={method} />
      )}
      <button className="prayer-show">{labels.show}</button>
      <button type="button" className="prayer-near needs-script" onClick={locate}>
        {labels.near}
      </button>
    </form>
  );
}
