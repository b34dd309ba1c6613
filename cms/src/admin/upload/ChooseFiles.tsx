'use client';
import { type DragEvent, useRef, useState } from 'react';
import { useLanguage } from '../useLanguage';
import { UploadDialog } from './UploadDialog';
import { uploadTexts } from './uploadTexts';

interface Props {
  /** The types that can be chosen, such as `image/jpeg,image/png`. A phone converts its photos to one of them. */
  accept: string;
  /** Types and endings that the library takes, but not this field. The library itself says why it refuses a file. */
  others?: string[];
  onDone: (ids: number[]) => void;
}

/** Takes several files at once, from a folder, the camera of a phone or a drag, and opens the table for them. */
export function ChooseFiles({ accept, others = [], onDone }: Props) {
  const texts = uploadTexts[useLanguage()];
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [refused, setRefused] = useState('');
  const take = (chosen: File[]) => {
    const isOther = ({ type, name }: File) =>
      others.includes(type) || others.some((ending) => name.toLowerCase().endsWith(ending));
    setRefused(
      chosen
        .filter(isOther)
        .map(({ name }) => name)
        .join(', '),
    );
    setFiles(chosen.filter((file) => !isOther(file)));
  };
  const allowDrop = (event: DragEvent) => event.preventDefault();
  const takeDrop = (event: DragEvent) => {
    event.preventDefault();
    take([...event.dataTransfer.files]);
  };
  return (
    <div className="studium-part studium-choose-files" onDragOver={allowDrop} onDrop={takeDrop}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          // The same files can be chosen again after a cancel.
          currentTarget.value = '';
        }}
      />
      <button type="button" onClick={() => input.current?.click()}>
        {texts.choose}
      </button>
      <span>{texts.drop}</span>
      {refused && <span role="alert">{texts.otherKind(refused)}</span>}
      {files.length > 0 && (
        <UploadDialog
          files={files}
          onDone={(ids) => {
            setFiles([]);
            if (ids.length > 0) onDone(ids);
          }}
        />
      )}
    </div>
  );
}
