'use client';
import { type DragEvent, useRef, useState } from 'react';
import { useLanguage } from '../useLanguage';
import { UploadDialog } from './UploadDialog';
import { uploadTexts } from './uploadTexts';

interface Props {
  /** The types that can be chosen, such as `image/jpeg,image/png`. A phone converts its photos to one of them. */
  accept: string;
  onDone: (ids: number[]) => void;
}

/** Takes several files at once, from a folder, the camera of a phone or a drag, and opens the table for them. */
export function ChooseFiles({ accept, onDone }: Props) {
  const texts = uploadTexts[useLanguage()];
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const allowDrop = (event: DragEvent) => event.preventDefault();
  const takeDrop = (event: DragEvent) => {
    event.preventDefault();
    setFiles([...event.dataTransfer.files]);
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
          setFiles([...(currentTarget.files ?? [])]);
          // The same files can be chosen again after a cancel.
          currentTarget.value = '';
        }}
      />
      <button type="button" onClick={() => input.current?.click()}>
        {texts.choose}
      </button>
      <span>{texts.drop}</span>
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
