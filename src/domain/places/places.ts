import { postcodesAntwerp } from './postcodes-antwerp.ts';
import { postcodesEastFlanders } from './postcodes-east-flanders.ts';
import { postcodesFlemishBrabant } from './postcodes-flemish-brabant.ts';

/** A postcode of the service area with its point, to about a kilometre. */
export interface Place {
  readonly postcode: string;
  readonly town: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

function readPlace(line: string): Place {
  const [postcode = '', latitude, longitude, ...town] = line.split(' ');
  return { postcode, town: town.join(' '), latitude: Number(latitude), longitude: Number(longitude) };
}

/** The service area: Antwerp, East Flanders, Flemish Brabant and Brussels (decision 45). In the order of the postcodes. */
export const places: readonly Place[] = [postcodesFlemishBrabant, postcodesAntwerp, postcodesEastFlanders]
  .flatMap((table) => table.trim().split('\n'))
  .map(readPlace)
  .toSorted((one, other) => Number(one.postcode) - Number(other.postcode));

const byPostcode = new Map(places.map((place) => [place.postcode, place]));

/** @returns null for a postcode outside the service area, or text that is none. Accepts "B-2000" and spaces around it. */
export function placeOf(postcode: string): Place | null {
  return byPostcode.get(postcode) ?? byPostcode.get(postcode.trim().replace(/^B-?\s*/i, '')) ?? null;
}

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine). */
export function distanceKm(from: Place, to: Place): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const square =
    halfLatitude * halfLatitude +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude * halfLongitude;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(square)));
}
