import { brand } from '../brand.ts';
import { inCredits } from '../credits/cents.ts';

export interface AskedTransfer {
  readonly cents: number;
  /** Twelve digits. */
  readonly reference: string;
}

/** The lines of a code for a transfer in the order of the European Payments Council (EPC069-12, version 2.1). */
const serviceTag = 'BCD';
/** 002: without the bank's code, which is not needed within the European Economic Area. */
const version = '002';
const utf8 = '1';
const creditTransfer = 'SCT';

/**
 * What the QR code of a transfer holds. The reference stands as twelve digits in the field of structured remittance: that is
 * what the payment itself carries, so that a bank checks it and our statement shows it as a structured communication
 * (docs/decisions/0070-reminders-and-transfers.md).
 */
export function epcCode({ cents, reference }: AskedTransfer): string {
  const { beneficiary, iban, bic } = brand.bank;
  const purpose = '';
  const lines = [
    serviceTag,
    version,
    utf8,
    creditTransfer,
    bic,
    beneficiary,
    iban,
    `EUR${inCredits(cents).toFixed(2)}`,
    purpose,
    reference,
  ];
  return lines.join('\n');
}

/** As it is read and typed: in fours. */
export const writtenIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
