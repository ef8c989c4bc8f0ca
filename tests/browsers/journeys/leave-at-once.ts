import { hrefs } from '#app/paths.ts';
import { databaseName } from '#offline/database-name.ts';
import { createPerson } from '#tests/people/create-person.ts';
import { signIn, untilSaid } from '../steps.ts';
import { until } from '../until.ts';
import type { Journey } from './journey.ts';

/** The SDK of Firebase Auth keeps the session in it. */
const authDatabase = 'firebaseLocalStorageDb';

/** Transactions over every store of these databases that go on for as long as their page does. */
const holdForever = `Promise.all(${JSON.stringify([databaseName, authDatabase])}.map((name) =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const stores = [...opening.result.objectStoreNames];
      const transaction = opening.result.transaction(stores, 'readwrite');
      const goOn = () => {
        transaction.objectStore(stores[0]).count().onsuccess = goOn;
        resolve(name);
      };
      goOn();
    };
  })))`;

/** At any moment that a page is left, one of its transactions may be under way. */
export const leaveAtOnce: Journey = {
  title: 'leaves a page in the middle of a transaction; the next page does not wait for it',
  async play({ device, firebase }) {
    const maria = await createPerson(firebase);
    const screen = await signIn(device, maria);
    await untilSaid(screen, `Welkom, ${maria.firstName}`);
    for (const path of [hrefs.dashboard('my-requests'), hrefs.dashboard()]) {
      await until(
        'the transactions have begun',
        async () => (await screen.evaluate(`${holdForever}.then(() => true)`)) === true,
      );
      await screen.open(`${device.origin}${path}`);
      await untilSaid(screen, path === hrefs.dashboard() ? `Welkom, ${maria.firstName}` : 'Vraag een dienst aan');
    }
  },
};
