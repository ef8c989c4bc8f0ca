/**
 * Takes the place of `@firebase/webchannel-wrapper/bloom-blob` in the bundle (3.7 kB compressed). Of it Firestore Lite uses
 * only this class, to compare the numbers in document ids like `__id7__`; the rest is for listening, which Lite cannot.
 */
export class Integer {
  private readonly value: bigint;

  private constructor(value: bigint) {
    this.value = value;
  }

  /** @throws SyntaxError for anything but decimal digits with an optional minus sign. */
  static fromString(digits: string): Integer {
    return new Integer(BigInt(digits));
  }

  /** @returns below, at or above zero when this number is smaller than, equal to or greater than the other one. */
  compare(other: Integer): number {
    if (this.value === other.value) return 0;
    return this.value < other.value ? -1 : 1;
  }
}
