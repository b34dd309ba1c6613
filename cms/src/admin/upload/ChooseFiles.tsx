'use client';
import { type DragEvent, useRef, useState } from 'react';
import { faultOfChoice } from '../../media/faultOfChoice';
import { uploadFaults } from '../../media/uploadFaults';
import { useLanguage } from '../useLanguage';
import { UploadDialog } from './UploadDialog';
import { UploadRefusals } from './UploadRefusals';
import { uploadTexts } from './uploadTexts';
import './upload.css';

interface Props {
  /** The types that can be chosen, such as `image/jpeg,image/png`. A phone converts its photos to one of them. */
  accept: string;
  /** Types and endings that the library takes, but not this field. */
  others?: string[];
  onDone: (ids: number[]) => void;
}

/** Takes several files at once, from a folder, the camera of a phone or a drag, and opens the table for them. */
export function ChooseFiles({ accept, others = [], onDone }: Props) {
  const language = useLanguage();
  const texts = uploadTexts[language];
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [refused, setRefused] = useState<string[]>([]);
  const refusalOf = (file: File): string | null => {
    const ofLibrary = faultOfChoice(file, [...accept.split(','), ...others]);
    if (ofLibrary) return `${file.name}: ${uploadFaults[ofLibrary][language]}`;
    return faultOfChoice(file, accept.split(',')) ? texts.otherKind(file.name) : null;
  };
  const take = (chosen: File[]) => {
    setRefused(chosen.flatMap((file) => refusalOf(file) ?? []));
    setFiles(chosen.filter((file) => refusalOf(file) === null));
  };
  const allowDrop = (event: DragEvent) => event.preventDefault();
  const takeDrop = (event: DragEvent) => {
    event.preventDefault();
    take([...event.dataTransfer.files]);
  };
  return (
    <section
      className="studium-part studium-choose-files"
      aria-label={texts.choose}
      onDragOver={allowDrop}
      onDrop={takeDrop}
    >
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
      <UploadRefusals texts={refused} />
      {files.length > 0 && (
        <UploadDialog
          files={files}
          onDone={(ids) => {
            setFiles([]);
            if (ids.length > 0) onDone(ids);
          }}
        />
      )}
    </section>
  );
}
