/** One Firestore value, after the wire format and before any meaning: what the store keeps and the rules read. */
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
  /** A vector is a map, as on the wire: `__type__` is "__vector__" and `value` the numbers. */
  | MapValue;

export interface MapValue {
  readonly kind: 'map';
  readonly fields: Fields;
}

/** A Map and not an object, so that a field called `__proto__` is a field. */
export type Fields = ReadonlyMap<string, Value>;

/** A moment with the microsecond precision that Firestore keeps. */
export interface Moment {
  readonly seconds: bigint;
  readonly nanos: number;
}

/** A document as stored. `path` holds the segments under `documents/`: ['users', 'maria']. */
export interface StoredDocument {
  readonly path: readonly string[];
  readonly fields: Fields;
  readonly createTime: Moment;
  readonly updateTime: Moment;
}
