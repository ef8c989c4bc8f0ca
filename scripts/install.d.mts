import type { spawnSync } from 'node:child_process';

/** The Node that comes with the project. */
export function projectNode(root: string): string;

/** Whether node_modules holds what package-lock.json asks for. */
export function isInstalled(root: string): boolean;

/** @returns what went wrong, for a person; null when all is well. */
export function install(root: string, run: typeof spawnSync): string | null;
