'use client';
import { useEffect, useId, useState } from 'react';
import type { UploadTexts } from './uploadTexts';

/** A file of the table. */
export interface Upload {
  key: number;
  file: File;
  /** The description for blind people. */
  alt: string;
  /** The share that has been sent, from 0 to 1. */
  sent: number;
  /** Why it is not in the library, or empty. */
  problem: string;
  /** Its id in the library, once it is there. */
  id?: number;
}

interface Props {
  upload: Upload;
  texts: UploadTexts;
  isBusy: boolean;
  onChange: (alt: string) => void;
  onRemove: () => void;
}

/** A small picture of a file on this device, or nothing for a file that the browser cannot show. */
function Thumbnail({ file }: { file: File }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const url = URL.createObjectURL(file);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return src ? <img src={src} alt="" onError={() => setSrc(undefined)} /> : null;
}

export function UploadRow({ upload, texts, isBusy, onChange, onRemove }: Props) {
  const { file, alt, sent, problem, id } = upload;
  const problemId = useId();
  const isDone = id !== undefined;
  return (
    <tr>
      <th scope="row">
        <Thumbnail file={file} />
        <span>{file.name}</span>
      </th>
      <td>
        <input
          aria-label={texts.descriptionOf(file.name)}
          aria-describedby={problem ? problemId : undefined}
          value={alt}
          onChange={({ target }) => onChange(target.value)}
          maxLength={300}
          required
          readOnly={isBusy || isDone}
        />
        {problem && (
          <p id={problemId} role="alert">
            {problem}
          </p>
        )}
      </td>
      <td>
        {isDone ? (
          texts.done
        ) : isBusy ? (
          <progress aria-label={texts.progressOf(file.name)} value={sent} />
        ) : (
          <button type="button" aria-label={texts.removeFile(file.name)} onClick={onRemove}>
            {texts.remove}
          </button>
        )}
      </td>
    </tr>
  );
}
