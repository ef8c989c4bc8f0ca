import { LatLngValue } from '../runtime/latlng.ts';
import { fn, method, type FunctionTable, type MethodTable } from './overload.ts';

/** rules.LatLng */
export const latLngMethods = {
  distance: [method(['latlng'], (from, to) => from.distanceTo(to))],
  latitude: [method([], (point) => point.latitude)],
  longitude: [method([], (point) => point.longitude)],
} satisfies MethodTable<LatLngValue>;

/** The package `latlng`. */
export const latLngFunctions = {
  'latlng.value': [fn(['float', 'float'], (latitude, longitude) => new LatLngValue(latitude, longitude))],
} satisfies FunctionTable;
