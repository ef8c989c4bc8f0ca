async function put(hubPort: number, command: 'disableBackgroundTriggers' | 'enableBackgroundTriggers'): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${hubPort}/functions/${command}`, { method: 'PUT' });
  if (!answer.ok) throw new Error(`${command} failed: ${await answer.text()}`);
}

/**
 * Does work without starting functions for its writes: sample data bring their own rows and counters, and must send no
 * mails. Events of these writes are dropped, not delayed; so are those of other writes meanwhile.
 */
export async function withoutBackgroundTriggers<Outcome>(
  hubPort: number,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  await put(hubPort, 'disableBackgroundTriggers');
  try {
    return await work();
  } finally {
    await put(hubPort, 'enableBackgroundTriggers');
  }
}
