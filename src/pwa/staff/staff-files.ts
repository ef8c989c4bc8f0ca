/** Where the build of staff's app puts its files (vite.staff.config.ts). */
export const staffAssets = '/assets/staff/';

const cacheName = 'madelief-staff';

export const staffFiles = (): Promise<Cache> => caches.open(cacheName);

/** A file that staff's app asked to keep on this device, or its page under the address of the first screen. */
export async function keptStaffFile(address: string): Promise<Response | undefined> {
  return (await staffFiles()).match(address);
}
