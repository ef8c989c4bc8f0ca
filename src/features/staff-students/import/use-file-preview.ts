import { useEffect, useRef, useState } from 'react';
import { decodeText } from '#domain/csv/decode-text.ts';
import { csvLimits } from '#domain/csv/read-csv.ts';
import {
  type ImportFailure,
  type ImportPreview,
  type ReadingProgress,
  readStudentFileInSteps,
} from '#domain/students/read-student-file.ts';
import { runInSlices } from '#lib/run-in-slices.ts';

export type FilePreview =
  | { readonly status: 'none' }
  | { readonly status: 'reading'; readonly progress: ReadingProgress }
  | { readonly status: 'failed'; readonly failure: ImportFailure | { readonly code: 'unreadable' } }
  | { readonly status: 'read'; readonly preview: ImportPreview };

/** UTF-16 takes two bytes for a character. */
const bytesAtMost = 2 * csvLimits.characters;

async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** Reads a chosen file, with pauses in which the page answers. A file that is chosen meanwhile takes its place. */
export function useFilePreview() {
  const [state, setState] = useState<FilePreview>({ status: 'none' });
  const latest = useRef<symbol | null>(null);
  useEffect(() => () => void (latest.current = null), []);

  async function read(file: File) {
    const mine = Symbol('file');
    latest.current = mine;
    const isWanted = () => latest.current === mine;
    setState({ status: 'reading', progress: { read: 0, of: 0 } });
    if (file.size > bytesAtMost) {
      setState({ status: 'failed', failure: { code: 'too-long', limit: csvLimits.characters } });
      return;
    }
    const bytes = await bytesOf(file);
    if (!isWanted()) return;
    if (bytes === null) {
      setState({ status: 'failed', failure: { code: 'unreadable' } });
      return;
    }
    const result = await runInSlices(readStudentFileInSteps(decodeText(bytes)), {
      isWanted,
      onProgress: (progress) => setState({ status: 'reading', progress }),
    });
    if (result === null) return;
    setState(result.ok ? { status: 'read', preview: result.value } : { status: 'failed', failure: result.error });
  }

  return {
    state,
    read: (file: File) => void read(file),
  };
}
