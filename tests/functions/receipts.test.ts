import { getDocumentProxy } from 'unpdf';
import { expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import { readCustomerReceipt, readCustomerStatement, readReceipt, readStatement } from '#domain/contracts/receipts.ts';
import { monthOf, monthsAfter } from '#domain/receipts/receipt-number.ts';
import { receiptOrderOf } from '#domain/receipts/receipt-order.ts';
import { jozef, maria, staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aCreditTransaction } from '../builders/payments/credits.ts';
import { createPerson } from '../people/create-person.ts';
import { signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };
const lineId = 'cs_test_seedmaria1';

async function textOf({ text }: { readonly text: string }): Promise<string> {
  const { base64 } = readReceipt.output.parse(JSON.parse(text));
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

test('her own receipt and statement are answered to the senior and to staff, and to nobody else', async () => {
  const [own, other, staff] = await Promise.all([maria, jozef, staf].map((each) => signInAs(firebase, each)));
  const month = monthsAfter(monthOf(new Date()), -1);
  const ask = (actor: typeof own, contract: Parameters<typeof callAs>[2], input: object) =>
    callAs(firebase, actor ?? null, contract, input);
  const ofMaria = { senior_id: maria.uid };

  const receipt = await ask(own, readReceipt, { line_id: lineId });
  expect(receipt.status).toBe(200);
  expect(await textOf(receipt)).toContain('Maria Peeters');
  expect(await textOf(await ask(own, readStatement, { month }))).toContain('Overzicht van');
  const forStaff = await ask(staff, readCustomerReceipt, { ...ofMaria, line_id: lineId });
  expect(JSON.parse(forStaff.text)).toEqual(JSON.parse(receipt.text));
  expect((await ask(staff, readCustomerStatement, { ...ofMaria, month })).status).toBe(200);

  expect((await ask(other, readReceipt, { line_id: lineId })).status).toBe(404);
  expect((await ask(other, readStatement, { month })).status).toBe(404);
  expect((await ask(other, readCustomerReceipt, { ...ofMaria, line_id: lineId })).status).toBe(403);
  expect((await ask(staff, readCustomerReceipt, { senior_id: jozef.uid, line_id: lineId })).status).toBe(404);
});

test('the receipt of a line is issued as soon as the line is booked, without anybody asking', async () => {
  const person = await createPerson(firebase);
  const line = aCreditTransaction({
    ...{ id: `adjustment_${person.uid}`, user_id: person.uid, created_at: new Date() },
    ...{ transaction_type: 'adjustment', stripe_session_id: null },
  });
  await withAdminSdk(addresses, async ({ firestore }) => {
    const batch = firestore.batch();
    batch.create(firestore.collection(collections.receiptOrders).doc(line.id), receiptOrderOf(line, line.created_at));
    batch.create(firestore.collection(collections.creditTransactions).doc(line.id), line);
    await batch.commit();
    await vi.waitFor(async () => {
      const issued = await firestore.collection(collections.receipts).where('line_id', '==', line.id).get();
      expect(issued.docs.map((each) => each.get('user_id') as unknown)).toEqual([person.uid]);
    }, waitOptions);
  });
});
