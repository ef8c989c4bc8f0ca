import type { TypeName } from '../runtime/value.ts';
import { bytesMethods } from './bytes.ts';
import { conversionFunctions } from './conversions.ts';
import { latLngFunctions, latLngMethods } from './geography.ts';
import { hashingFunctions } from './hashing.ts';
import { constraintMethods, listMethods } from './list.ts';
import { mapDiffMethods, mapMethods } from './map.ts';
import { mathFunctions } from './math.ts';
import type { FunctionTable, MethodTable } from './overload.ts';
import { pathFunctions, pathMethods } from './path.ts';
import { setMethods } from './set.ts';
import { stringMethods } from './string.ts';
import { durationMethods, timeFunctions, timestampMethods } from './time.ts';

/** Package names, which are not variables: `math.abs(1)` is a call, `math` alone an error. */
export const PACKAGES: ReadonlySet<string> = new Set(['duration', 'hashing', 'latlng', 'math', 'timestamp']);

/** Functions that access the database, run by the evaluator. */
export const SERVICE_FUNCTIONS: ReadonlySet<string> = new Set(['exists', 'existsAfter', 'get', 'getAfter']);

/** All functions without receiver or database access, by full name. */
export const FUNCTIONS: ReadonlyMap<string, FunctionTable[string]> = new Map(
  Object.entries<FunctionTable[string]>({
    ...conversionFunctions,
    ...hashingFunctions,
    ...latLngFunctions,
    ...mathFunctions,
    ...pathFunctions,
    ...timeFunctions,
  }),
);

/** The methods of each type. */
export const METHODS: Readonly<Partial<Record<TypeName, MethodTable<never>>>> = {
  bytes: bytesMethods,
  constraint: constraintMethods,
  duration: durationMethods,
  latlng: latLngMethods,
  list: listMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  path: pathMethods,
  set: setMethods,
  string: stringMethods,
  timestamp: timestampMethods,
};
