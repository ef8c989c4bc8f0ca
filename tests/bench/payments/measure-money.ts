import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { deleteApp } from 'firebase-admin/app';
import { adminApp } from '#functions/gateways/admin-app.ts';
import { inProject } from '#build/project.ts';
import { startFirestoreProcess } from './firestore-process.ts';
import { type ChargeRates, measureCharges } from './measure-charges.ts';
import { type MailRates, measureMails } from './measure-mails.ts';
import { measurePayments, type PaymentTimes } from './measure-payments.ts';
import { measureReminders, type ReminderRates } from './measure-reminders.ts';

export interface MoneyMeasurements {
  readonly payments: PaymentTimes;
  readonly charges: ChargeRates;
  readonly mails: MailRates;
  readonly reminders: ReminderRates;
}

/** Payments, mails and reminders against their own Firestore, with nothing else running. */
export async function measureMoney(): Promise<MoneyMeasurements> {
  const parent = inProject('.cache', 'bench');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, 'money-'));
  const firestore = await startFirestoreProcess(path.join(folder, 'firestore'));
  try {
    const payments = await measurePayments(folder);
    const charges = await measureCharges();
    const mails = await measureMails(folder);
    const reminders = await measureReminders();
    return { payments, charges, mails, reminders };
  } finally {
    await deleteApp(adminApp());
    await firestore.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
