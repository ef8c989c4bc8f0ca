import {
  argumentCountError,
  functionNotFoundError,
  nullValueError,
  unsupportedOperationError,
} from '../runtime/errors.ts';
import { typeOf, type RuleValue, type TypeName } from '../runtime/value.ts';

/** The type of a parameter. A `float` also accepts an int, which is passed as a number. */
type ParameterType =
  | 'any'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'map'
  | 'set'
  | 'path'
  | 'duration'
  | 'latlng'
  | 'null';

type Accepted<T extends ParameterType> = T extends 'any'
  ? RuleValue
  : T extends 'bool'
    ? boolean
    : T extends 'int'
      ? bigint
      : T extends 'float'
        ? number
        : T extends 'string'
          ? string
          : T extends 'bytes'
            ? Uint8Array
            : T extends 'list'
              ? readonly RuleValue[]
              : T extends 'null'
                ? null
                : Extract<RuleValue, { readonly type: T }>;

type AcceptedAll<T extends readonly ParameterType[]> = { readonly [K in keyof T]: Accepted<T[K]> };

export interface Overload<Receiver> {
  readonly parameters: readonly ParameterType[];
  apply(receiver: Receiver, args: readonly RuleValue[]): RuleValue;
}

/** The overloads of one name, in the order of error messages. */
type Overloads<Receiver> = readonly Overload<Receiver>[];

/** The methods of one type by name. */
export type MethodTable<Receiver> = Readonly<Record<string, Overloads<Receiver>>>;

/** The functions of a package, or those without one. */
export type FunctionTable = Readonly<Record<string, Overloads<undefined>>>;

/** Defines an overload of a method; the argument types are checked before `apply` runs. */
export function method<Receiver, const T extends readonly ParameterType[]>(
  parameters: T,
  apply: (receiver: Receiver, ...args: AcceptedAll<T>) => RuleValue,
): Overload<Receiver> {
  return { parameters, apply: (receiver, args) => apply(receiver, ...(args as unknown as AcceptedAll<T>)) };
}

/** Defines an overload of a function without a receiver. */
export function fn<const T extends readonly ParameterType[]>(
  parameters: T,
  apply: (...args: AcceptedAll<T>) => RuleValue,
): Overload<undefined> {
  return method(parameters, (_: undefined, ...args: AcceptedAll<T>) => apply(...args));
}

/**
 * Calls the overload that accepts the arguments. `name` appears in error messages: "list.concat", "math.abs", "get".
 */
export function invoke<Receiver>(
  name: string,
  overloads: Overloads<Receiver>,
  receiver: Receiver,
  args: readonly RuleValue[],
): RuleValue {
  const signatures = () => overloads.map((overload) => `${name}(${overload.parameters.join(', ')})`);
  const candidates = overloads.filter((overload) => overload.parameters.length === args.length);
  if (candidates.length === 0) throw argumentCountError(args.length, signatures());
  const exact = candidates.find((overload) =>
    overload.parameters.every((type, index) => isExactly(type, args[index] ?? null)),
  );
  const chosen =
    exact ??
    candidates.find((overload) => overload.parameters.every((type, index) => accepts(type, args[index] ?? null)));
  if (chosen === undefined) {
    throw unsupportedOperationError(`${name}(${args.map(typeOf).join(', ')})`, signatures());
  }
  return chosen.apply(
    receiver,
    args.map((arg, index) => (chosen.parameters[index] === 'float' ? Number(arg) : arg)),
  );
}

/** `args` are evaluated only after the method is found on the receiver's type. */
export function invokeMethod(
  tables: Readonly<Partial<Record<TypeName, MethodTable<never>>>>,
  receiver: RuleValue,
  name: string,
  args: () => readonly RuleValue[],
): RuleValue {
  if (receiver === null) throw nullValueError();
  const type = typeOf(receiver);
  const table = tables[type];
  if (table === undefined || !Object.hasOwn(table, name)) throw functionNotFoundError(name);
  return invoke(`${type}.${name}`, table[name] ?? [], receiver as never, args());
}

function isExactly(type: ParameterType, value: RuleValue): boolean {
  return type === 'any' || typeOf(value) === type;
}

function accepts(type: ParameterType, value: RuleValue): boolean {
  return isExactly(type, value) || (type === 'float' && typeof value === 'bigint');
}
