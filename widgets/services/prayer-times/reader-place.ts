import { type City, type Coordinates, coordinatesOf } from './model.ts';
import { now } from '../../shared/base/time.ts';
import { unusable } from '../../shared/markup/settings.ts';

/** Distance in kilometres within which a place has the same clocks as a city. */
const nearKm = 500;

const kmPerDegree = 111;

/** Returns the approximate distance in kilometres. Good enough for short distances. */
function distance(one: Coordinates, other: Coordinates): number {
  const width = Math.cos((one.latitude * Math.PI) / 180);
  return kmPerDegree * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * width);
}

/**
 * Creates a place outside the known cities. Its clocks are those of the nearest city, or the phone's if none is near,
 * because phones in Iran may have outdated time zones. Throws MarkupError for invalid coordinates.
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

/** Returns the city with a value, otherwise the reader's own place. Throws MarkupError for invalid coordinates. */
export const placeOf = (value: string, name: string, cities: readonly City[]): City =>
  cities.find(city => city.value === value) ?? readerPlace(value, name, cities);

/**
 * Asks the phone for its position, rounded to about a kilometre. That changes times only by seconds and hides the exact
 * place.
 */
export const askForPlace = (): Promise<string> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve(`${latitude.toFixed(2)},${longitude.toFixed(2)}`),
      reject,
      { timeout: 10_000, maximumAge: 600_000 },
    );
  });
