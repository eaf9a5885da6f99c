import { type City, type Coordinates, coordinatesOf } from './model.ts';
import { now } from '../../shared/base/time.ts';
import { unusable } from '../../shared/markup/settings.ts';

/** Kilometres within which a place has the clocks of a city. */
const nearKm = 500;

const kmPerDegree = 111;

/** Kilometres between two places, well enough for short ways. */
function distance(one: Coordinates, other: Coordinates): number {
  const width = Math.cos((one.latitude * Math.PI) / 180);
  return kmPerDegree * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * width);
}

/**
 * A place outside of the cities, with the clocks of the nearest one, or of the phone if none is near: in Iran phones
 * may know other clocks than those. Throws MarkupError if it is no place on earth.
 */
function readerPlace(value: string, name: string, cities: readonly City[]): City {
  const place = coordinatesOf(value);
  if (!place) throw unusable('city', value);
  const away = (city: City): number => distance(place, coordinatesOf(city.value) ?? place);
  const [nearest] = [...cities].sort((one, other) => away(one) - away(other));
  if (nearest && away(nearest) < nearKm) return { ...nearest, value, name };
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { value, name, offset: -new Date(now()).getTimezoneOffset() / 60, zone: timeZone };
}

/** The city of a value, or else the reader's own place, under a name. Throws MarkupError where it is no place. */
export const placeOf = (value: string, name: string, cities: readonly City[]): City =>
  cities.find(city => city.value === value) ?? readerPlace(value, name, cities);

/** Asks the phone where it is, to about a kilometre: times are the same to seconds, and no house is known. */
export const askForPlace = (): Promise<string> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve(`${latitude.toFixed(2)},${longitude.toFixed(2)}`),
      reject,
      { timeout: 10_000, maximumAge: 600_000 },
    );
  });
