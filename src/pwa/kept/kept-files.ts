import { staffPaths } from '#domain/staff/staff-paths.ts';
import { helperPath } from '#domain/students/helper/helper-address.ts';

/** An app that is not precached, because most devices never open it: it keeps its own files. */
export interface KeptFiles {
  /** The address under which its page is kept. */
  readonly page: string;
  /** Where its build puts its files. */
  readonly assets: string;
  readonly cacheName: string;
}

export const staffFiles: KeptFiles = {
  page: staffPaths.today,
  assets: '/assets/staff/',
  cacheName: 'madelief-staff',
};

export const helperFiles: KeptFiles = {
  page: helperPath,
  assets: '/assets/helper/',
  cacheName: 'madelief-student',
};

export const openKept = ({ cacheName }: KeptFiles): Promise<Cache> => caches.open(cacheName);

/** A file that the app asked to keep on this device, or its page under the address of its first screen. */
export async function keptFile(files: KeptFiles, address: string): Promise<Response | undefined> {
  return (await openKept(files)).match(address);
}
