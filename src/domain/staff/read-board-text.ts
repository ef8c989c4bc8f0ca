import { places } from '../places/places.ts';
import { foldText } from './fold-text.ts';

/** What somebody looks for among the requests, understood as far as this device can. */
export type BoardText =
  | { readonly kind: 'none' }
  /** The number of a request, as `requestReference` writes it. */
  | { readonly kind: 'reference'; readonly reference: string }
  | { readonly kind: 'postcodes'; readonly postcodes: readonly string[] }
  /** Anything else means people. */
  | { readonly kind: 'people'; readonly text: string };

const reference = /^(?:req[\s-]*)?(\d{4})[\s-]+([0-9a-f]{4})$/i;
const postcode = /^\d{4}$/;

/** More postcodes than this of one town would not fit into one query. */
const mostPostcodes = 10;

/** Understands what was typed: a number, a postcode, a town of the service area, or people. */
export function readBoardText(typed: string): BoardText {
  const text = typed.trim();
  if (text === '') return { kind: 'none' };
  if (postcode.test(text)) return { kind: 'postcodes', postcodes: [text] };
  const [, year = '', part] = reference.exec(text) ?? [];
  if (part !== undefined) return { kind: 'reference', reference: `REQ-${year}-${part.toUpperCase()}` };
  const folded = foldText(text);
  const ofTown = places.filter(({ town }) => foldText(town) === folded).map((place) => place.postcode);
  if (ofTown.length > 0) return { kind: 'postcodes', postcodes: ofTown.slice(0, mostPostcodes) };
  return { kind: 'people', text };
}
