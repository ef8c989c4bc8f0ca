declare global {
  interface ImportMetaEnv {
    /** Version and commit, from the build. */
    readonly VITE_VERSION?: string;
  }
}

/** Of this build of the app; null in one that was not told. */
export const appVersion: string | null = import.meta.env.VITE_VERSION ?? null;
