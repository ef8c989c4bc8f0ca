/** How a language writes what the texts do not hold: days, hours, amounts, and how others name the language. */
export interface Locale {
  /** The language's own name. */
  readonly name: string;
  /** BCP 47: how `Intl` formats, which voice reads aloud and which language is listened for. */
  readonly tag: string;
  /** Of the dates of credits, which spec.md section 9 prescribes apart. */
  readonly creditsTag: string;
  /** As Open Graph names it: `nl_BE`. */
  readonly openGraph: string;
  /** Between thousands: `Intl` differs here with the age of the device. */
  readonly groupSeparator: string;
  /** The last touch to a day that `Intl` wrote. */
  readonly day: (written: string) => string;
  /** An hour without its unit, from two digits each: "14.30", "14:30". */
  readonly hour: (hour: string, minutes: string) => string;
  /** The same with its unit: "14.30 uur", "14:30". */
  readonly time: (hour: string, minutes: string) => string;
  readonly today: (time: string) => string;
  readonly yesterday: (time: string) => string;
  /** "dinsdag 3 maart om 14 uur" */
  readonly dayAtTime: (day: string, time: string) => string;
  readonly euro: (amount: string) => string;
  readonly percent: (amount: string) => string;
}
