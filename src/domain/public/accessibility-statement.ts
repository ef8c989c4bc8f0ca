/** What the accessibility statement is about (Directive 2019/882, annex V), and where to complain about it. */
export const accessibilityStatement = {
  /** The day on which it was last compared with the app and its tests, yyyy-MM-dd. */
  updated: '2026-11-25',
  /** Of the European standard, and of what the tests demand beyond it. */
  standard: { european: 'EN 301 549', wcag: '2.2' },
  /** Days in which a message about it is answered. */
  answerDays: 14,
  authority: {
    complaints: 'https://consumerconnect.be/',
    complaintsDisplay: 'consumerconnect.be',
    phoneDisplay: '0800 120 33',
    address: 'Vooruitgangstraat 50, 1210 Brussel',
  },
} as const;
