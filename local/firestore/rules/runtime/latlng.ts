import { EvaluationError } from './errors.ts';
import { formatFloat } from './format-float.ts';

/** The earth radius of Google's evaluator, in metres. */
const EARTH_RADIUS = 6_371_010;

export class LatLngValue {
  readonly type = 'latlng';
  readonly latitude: number;
  readonly longitude: number;

  /** @throws EvaluationError for coordinates out of range or NaN. */
  constructor(latitude: number, longitude: number) {
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
      throw new EvaluationError(
        'Latitude should be in [-90,90] range and longitude should be in [-180,180] range. ' +
          `latitude: ${formatFloat(latitude)}, longitude: ${formatFloat(longitude)}.`,
      );
    }
    this.latitude = latitude;
    this.longitude = longitude;
  }

  /** Great-circle distance in metres, by the haversine formula. */
  distanceTo(other: LatLngValue): number {
    const dLat = radians(other.latitude - this.latitude) / 2;
    const dLng = radians(other.longitude - this.longitude) / 2;
    const chord =
      Math.sin(dLat) ** 2 + Math.sin(dLng) ** 2 * Math.cos(radians(this.latitude)) * Math.cos(radians(other.latitude));
    return 2 * Math.asin(Math.sqrt(Math.min(1, chord))) * EARTH_RADIUS;
  }
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
