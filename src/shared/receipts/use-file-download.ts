import { useCallback, useState } from 'react';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { downloadFile } from '#lib/download-file.ts';

interface FileAnswer {
  readonly file_name: string;
  readonly type: string;
  readonly base64: string;
}

/** What became of the last press. */
export type DownloadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly key: string }
  | { readonly kind: 'saved'; readonly key: string; readonly name: string }
  | { readonly kind: 'failed'; readonly key: string; readonly error: DomainError }
  /** It came, and the device could not keep it. */
  | { readonly kind: 'not-saved'; readonly key: string };

export interface FileDownload {
  readonly state: DownloadState;
  /** @param key says which button was pressed. */
  readonly download: (key: string, fetch: () => Promise<Result<FileAnswer, DomainError>>) => Promise<void>;
}

/** Fetches files that only a function gives, and hands them to the device, one at a time. */
export function useFileDownload(): FileDownload {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });

  const download = useCallback<FileDownload['download']>(async (key, fetch) => {
    setState({ kind: 'busy', key });
    const answer = await fetch();
    if (!answer.ok) {
      setState({ kind: 'failed', key, error: answer.error });
      return;
    }
    const { file_name: name, type, base64 } = answer.value;
    setState(downloadFile({ name, type, base64 }) ? { kind: 'saved', key, name } : { kind: 'not-saved', key });
  }, []);

  return { state, download };
}
