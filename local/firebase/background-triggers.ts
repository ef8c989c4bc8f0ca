interface Emulators {
  readonly hubPort: number;
  readonly firestorePort: number;
}

async function put(url: string): Promise<void> {
  const answer = await fetch(url, { method: 'PUT' });
  if (!answer.ok) throw new Error(`${url} failed: ${await answer.text()}`);
}

/** Google's Firestore emulator does not know this: then the functions alone drop the events. */
async function sendEvents(firestorePort: number, command: 'pause' | 'resume'): Promise<void> {
  await fetch(`http://127.0.0.1:${firestorePort}/emulator/v1/triggers:${command}`, { method: 'PUT' });
}

/**
 * Does work without starting functions for its writes: sample data bring their own rows and counters, and must send no
 * mails. Events of these writes are dropped, not delayed; so are those of other writes meanwhile, but not those of before. Firestore sends none
 * either: those of a large town would still be on their way when the functions follow again.
 */
export async function withoutBackgroundTriggers<Outcome>(
  { hubPort, firestorePort }: Emulators,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  // Waits for the events of earlier writes: those of accounts and requests that were planted a moment ago.
  await sendEvents(firestorePort, 'pause');
  await put(`http://127.0.0.1:${hubPort}/functions/disableBackgroundTriggers`);
  try {
    return await work();
  } finally {
    await put(`http://127.0.0.1:${hubPort}/functions/enableBackgroundTriggers`);
    await sendEvents(firestorePort, 'resume');
  }
}
