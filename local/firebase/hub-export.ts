import { access } from 'node:fs/promises';
import path from 'node:path';

export const exportMetadataFile = 'firebase-export-metadata.json';

/** Whether a folder contains an export for `firebase emulators:start --import`. */
export async function hasExport(directory: string): Promise<boolean> {
  return access(path.join(directory, exportMetadataFile)).then(
    () => true,
    () => false,
  );
}

/** Makes the Firebase CLI export Auth and Firestore, the only way to persist Google's Firestore emulator. */
export async function exportThroughHub(hubPort: number, directory: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: directory, initiatedBy: 'exit', targets: ['auth', 'firestore'] }),
  });
  if (!answer.ok) throw new Error(`the export failed: ${await answer.text()}`);
}
