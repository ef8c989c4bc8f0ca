/** Formatting rules of a language that are not texts: days, hours, amounts and language tags. */
export interface Locale {
  /** The language's own name. */
  readonly name: string;
  /** BCP 47 tag for `Intl`, speech synthesis and speech recognition. */
  readonly tag: string;
  /** Tag for dates of credits, which spec.md section 9 prescribes separately. */
  readonly creditsTag: string;
  /** Open Graph locale: `nl_BE`. */
  readonly openGraph: string;
  /** Thousands separator: that of `Intl` depends on the age of the device. */
  readonly groupSeparator: string;
  /** Post-processes a day formatted by `Intl`. */
  readonly day: (written: string) => string;
  /** An hour without its unit, from two digits each: "14.30", "14:30". */
  readonly hour: (hour: string, minutes: string) => string;
  /** An hour with its unit, from two digits each: "14.30 uur", "14:30". */
  readonly time: (hour: string, minutes: string) => string;
  readonly today: (time: string) => string;
  readonly yesterday: (time: string) => string;
  /** "dinsdag 3 maart om 14 uur" */
  readonly dayAtTime: (day: string, time: string) => string;
  readonly euro: (amount: string) => string;
  readonly percent: (amount: string) => string;
}
