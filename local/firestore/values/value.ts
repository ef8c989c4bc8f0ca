/** A decoded Firestore value, as stored and as read by the rules. */
export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'timestamp'; readonly seconds: bigint; readonly nanos: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  /** `value` is a full resource name: projects/{p}/databases/{d}/documents/{path}. */
  | { readonly kind: 'reference'; readonly value: string }
  | { readonly kind: 'geopoint'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'array'; readonly values: readonly Value[] }
  /** A vector is a map, as on the wire: `__type__` is "__vector__" and `value` holds the numbers. */
  | MapValue;

export interface MapValue {
  readonly kind: 'map';
  readonly fields: Fields;
}

/** A Map, so that `__proto__` can be a field name. */
export type Fields = ReadonlyMap<string, Value>;

/** A point in time; stored ones have microsecond precision. */
export interface Moment {
  readonly seconds: bigint;
  readonly nanos: number;
}

/** A stored document. `path` has the segments under `documents/`: ['users', 'maria']. */
export interface StoredDocument {
  readonly path: readonly string[];
  readonly fields: Fields;
  readonly createTime: Moment;
  readonly updateTime: Moment;
}
