import * as z from 'zod/mini';
import { copyInParts } from './copy-in-parts.ts';
import type { CopyStorage } from './cached-query.ts';

type ItemOf<Value, Field extends keyof Value> = Value[Field] extends readonly (infer Item extends object)[]
  ? Item
  : never;

const storedIds = z.array(z.string());

/**
 * Keeps a copy that is a long list and little else item by item: a poll that changes one of thousands writes that one.
 * @param field of the list. @param idOf names an item among the others.
 */
export function listInParts<Value extends object, Field extends keyof Value & string>(
  field: Field,
  idOf: (item: ItemOf<Value, Field>) => string,
): CopyStorage<Value> {
  return copyInParts<Value>({
    split: (value) => {
      const items = value[field] as readonly ItemOf<Value, Field>[];
      return {
        rest: { ...value, [field]: items.map(idOf) },
        parts: new Map(items.map((item) => [idOf(item), item])),
      };
    },
    join: (rest, parts) => {
      if (typeof rest !== 'object' || rest === null || !(field in rest)) return null;
      const ids = storedIds.safeParse(rest[field as keyof typeof rest]).data;
      const items = ids?.map((id) => parts.get(id));
      return items === undefined || items.includes(undefined) ? null : { ...rest, [field]: items };
    },
  });
}
