/** What receipts and statements say in one language; `{name}` is a placeholder. */
export interface ReceiptTexts {
  /** As HTML names it. */
  readonly language: string;
  readonly locale: string;
  /** Begins a file's name: letters and hyphens. */
  readonly files: { readonly receipt: string; readonly statement: string };
  readonly receipt: string;
  readonly statement: string;
  readonly number: string;
  readonly date: string;
  readonly madeOutTo: string;
  readonly what: string;
  readonly amount: string;
  /** By the code of a line or, for older lines, by its type. */
  readonly kinds: Readonly<Record<string, string>>;
  /** For a line that none of these knows. */
  readonly more: string;
  readonly less: string;
  readonly visit: string;
  readonly service: string;
  readonly when: string;
  readonly planned: string;
  readonly worked: string;
  readonly price: string;
  readonly sum: (halfHours: number, perHour: string) => string;
  readonly hours: (hours: number, minutes: number) => string;
  readonly euro: string;
  readonly moment: (day: string, time: string) => string;
  readonly credit: string;
  readonly opening: string;
  readonly closing: string;
  readonly happened: string;
  readonly company: string;
  readonly companyName: string;
  readonly address: string;
  readonly enterprise: string;
  readonly telephone: string;
  readonly mail: string;
  readonly kept: string;
  readonly help: string;
}
