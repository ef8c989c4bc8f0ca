/**
 * Whether two texts differ by at most one typing mistake: a letter too many, too few or wrong, or two neighbours
 * swapped. In one pass, without a table.
 */
export function isOneMistakeAway(one: string, other: string): boolean {
  if (one.length < other.length) return isOneMistakeAway(other, one);
  if (one.length - other.length > 1) return false;
  let start = 0;
  while (start < other.length && one[start] === other[start]) start += 1;
  const [longer, shorter] = [one.slice(start), other.slice(start)];
  if (longer.length !== shorter.length) return longer.slice(1) === shorter;
  if (longer.slice(1) === shorter.slice(1)) return true;
  return longer[0] === shorter[1] && longer[1] === shorter[0] && longer.slice(2) === shorter.slice(2);
}

/**
 * The text and what is left of it without one of its letters. Two texts that differ by one mistake share one of these,
 * and so do their equally long beginnings.
 */
export function withoutOneLetter(text: string): readonly string[] {
  const all = Array.from(text, (_letter, index) => text.slice(0, index) + text.slice(index + 1));
  return [...new Set([text, ...all])].filter((each) => each !== '');
}
