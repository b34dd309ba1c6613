'use client';
import { Upload, useConfig, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { faultOfChoice } from '../../media/faultOfChoice';
import { readableName } from '../../media/readableName';
import { uploadFaults } from '../../media/uploadFaults';
import { useLanguage } from '../useLanguage';
import { UploadRefusals } from './UploadRefusals';
import './upload.css';

/** Payload's form of a file, which has the name that a person gave it as its title, and takes no file that the cms will refuse: the description would be written in vain. */
export function UploadForm() {
  const language = useLanguage();
  const { collectionSlug = '', initialState } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const [refused, setRefused] = useState('');
  const { title, setDocumentTitle } = useDocumentTitle();
  useEffect(() => setDocumentTitle(readableName(title)), [title, setDocumentTitle]);
  const { upload } = getEntityConfig({ collectionSlug });

  /** Keeps files from Payload's form that are refused. */
  const check = (event: SyntheticEvent, files: FileList | null) => {
    const [file] = files ?? [];
    const fault = file && faultOfChoice(file, upload.mimeTypes ?? []);
    setRefused(fault ? `${file.name}: ${uploadFaults[fault][language]}` : '');
    if (!fault) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.target instanceof HTMLInputElement) event.target.value = '';
  };

  return (
    <div
      onDropCapture={(event) => check(event, event.dataTransfer.files)}
      onPasteCapture={(event) => check(event, event.clipboardData.files)}
      onChangeCapture={(event) =>
        event.target instanceof HTMLInputElement &&
        event.target.type === 'file' &&
        check(event, event.target.files)
      }
    >
      <Upload collectionSlug={collectionSlug} initialState={initialState} uploadConfig={upload} />
      <UploadRefusals texts={refused ? [refused] : []} />
    </div>
  );
}
