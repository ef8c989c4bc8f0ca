import { join } from 'node:path';
import { StatusError } from '#local/firestore/errors.ts';

/** A name of a bucket and a path in it, of which no part leads out of the folder. */
const address = /^gs:\/\/([a-z\d][a-z\d._-]{1,61}[a-z\d])((?:\/[\w.:-]+)*)\/?$/u;

/** The folder that stands for an address in Cloud Storage. @throws StatusError for an address that is none. */
export function folderOf(buckets: string | undefined, uri: string): string {
  if (buckets === undefined) {
    throw new StatusError('FAILED_PRECONDITION', 'No folder stands for Cloud Storage: set FIRESTORE_BUCKETS_DIR.');
  }
  const [, bucket, path = ''] = address.exec(uri) ?? [];
  const parts = path.split('/').filter((part) => part !== '');
  if (bucket === undefined || bucket.includes('..') || parts.some((part) => /^\.+$/u.test(part))) {
    throw new StatusError('INVALID_ARGUMENT', `${JSON.stringify(uri)} is no address in Cloud Storage (gs://…).`);
  }
  return join(buckets, bucket, ...parts);
}
