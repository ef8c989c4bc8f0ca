/**
 * For text so large that a long word is wider than the screen: such a word is hyphenated by the rules of its language.
 * Shorter words never are, so a browser that cannot limit hyphenation to long words gets none: there `overflow-wrap`
 * breaks only what would be cut off.
 */
export const hyphenateLongWords = {
  '@supports (hyphenate-limit-chars: 14 5 5)': { hyphens: 'auto', hyphenateLimitChars: '14 5 5' },
} as const;
