import type { spawnSync } from 'node:child_process';

/** The project's Node executable. */
export function projectNode(root: string): string;

/** Whether node_modules matches package-lock.json. */
export function isInstalled(root: string): boolean;

/** @returns an error message for a person; null on success. */
export function install(root: string, run: typeof spawnSync): string | null;
