import { useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';

export interface FileButtonProps extends Pick<ButtonProps, 'children' | 'kind' | 'icon' | 'disabled'> {
  /** As in the attribute of a file input. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** Lets the person choose a file. A button, because browsers draw and focus their own file input each in another way. */
export function FileButton({ accept, onFile, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        // The same file, corrected, can be chosen again.
        onClick={({ currentTarget }) => (currentTarget.value = '')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
