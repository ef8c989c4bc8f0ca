import { zipSync } from 'fflate';

/** A file of an archive, by its path in it. */
export type ArchiveFiles = Readonly<Record<string, Uint8Array>>;

export interface Archiver {
  zip(files: ArchiveFiles): Uint8Array;
}

export const zipArchiver: Archiver = {
  zip: (files) => zipSync({ ...files }),
};
