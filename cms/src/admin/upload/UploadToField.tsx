'use client';
import { useAuth, useField } from '@payloadcms/ui';
import { ChooseFiles } from './ChooseFiles';

interface Props {
  path: string;
  readOnly?: boolean;
  accept: string;
  others: string[];
}

/** Below a field with several files: uploads more, and adds them after those that are there. */
export function UploadToField({ path, readOnly = false, accept, others }: Props) {
  const { permissions } = useAuth();
  // The path that Payload gives is an old one after a row has moved.
  const { value, setValue } = useField<number[] | null>({ potentiallyStalePath: path });
  if (readOnly || !permissions?.collections?.media?.create) return null;
  return (
    <ChooseFiles
      accept={accept}
      others={others}
      onDone={(ids) => setValue([...(value ?? []), ...ids])}
    />
  );
}
