/** A regular expression with one defect. */
export interface MutatedPattern {
  readonly pattern: string;
  readonly what: string;
}

interface Token {
  readonly kind: 'class' | 'quantifier' | 'escape' | 'alternative' | 'other';
  readonly text: string;
}

/** The syntax that firestore.rules uses; `\x{…}` and `\p{…}` are escapes whose braces are not quantifiers. */
const tokenPattern =
  /(?<class>\[\^?(?:\\(?:[xp]\{\w+\}|.)|[^\]\\])+\])|(?<quantifier>\{\d+(?:,\d+)?\}|\+)|(?<escape>\\.)|(?<alternative>\|)|(?<other>.)/gsu;

/**
 * Drops each member of a class, moves each end of a range and each bound of a quantifier by one, changes each literal
 * character, and removes each alternation bar.
 */
export function* mutatePattern(pattern: string): Generator<MutatedPattern> {
  const tokens = tokensOf(pattern);
  for (const [index, token] of tokens.entries()) {
    for (const text of mutateToken(token)) {
      const changed = tokens.map((other, at) => (at === index ? text : other.text)).join('');
      yield { pattern: changed, what: `${token.text} becomes ${text === '' ? 'nothing' : text}` };
    }
  }
}

function tokensOf(pattern: string): readonly Token[] {
  return [...pattern.matchAll(tokenPattern)].map((match) => {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    return { kind: isKind(kind) ? kind : 'other', text: match[0] };
  });
}

function isKind(kind: string | undefined): kind is Token['kind'] {
  return kind === 'class' || kind === 'quantifier' || kind === 'escape' || kind === 'alternative';
}

function mutateToken({ kind, text }: Token): readonly string[] {
  switch (kind) {
    case 'class':
      return mutateClass(text);
    case 'quantifier':
      return text === '+' ? ['*', ''] : mutateNumbers(text);
    case 'escape':
      return ['.'];
    case 'alternative':
      return [''];
    case 'other':
      // matches() is anchored anyway.
      return '^$()'.includes(text) ? [] : ['', '_'];
  }
}

function mutateNumbers(quantifier: string): readonly string[] {
  return [...quantifier.matchAll(/\d+/g)].flatMap((match) =>
    [-1, 1].map(
      (step) =>
        quantifier.slice(0, match.index) +
        String(Number(match[0]) + step) +
        quantifier.slice(match.index + match[0].length),
    ),
  );
}

/** Both directions for each end of a range: `b-f`, `` `-f ``, `a-e` and `a-g` for `a-f`. */
function mutateClass(text: string): readonly string[] {
  const open = text.startsWith('[^') ? '[^' : '[';
  const members = [...text.slice(open.length, -1).matchAll(/\\(?:[xp]\{\w+\}|.)|.-.|./gsu)].map(([member]) => member);
  return members.flatMap((member, index) => {
    const replacements = /^[^\\]-.$/su.test(member) ? moveEnds(member) : members.length > 1 ? [''] : [];
    return replacements.map((replacement) => `${open}${members.with(index, replacement).join('')}]`);
  });
}

function moveEnds(range: string): readonly string[] {
  const from = range.charCodeAt(0);
  const to = range.charCodeAt(2);
  const moved: readonly (readonly [number, number])[] = [
    [from - 1, to],
    [from + 1, to],
    [from, to - 1],
    [from, to + 1],
  ];
  return moved.map(([first, last]) => `${escape(first)}-${escape(last)}`);
}

const escape = (code: number): string => `\\x{${code.toString(16)}}`;
